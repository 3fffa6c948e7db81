/** As much of a field of the form as is looked at here. */
interface FormField {
  name: string
  attribute: { type: string; target?: string; customField?: string }
}

interface EditLayout {
  /** Panels of rows of fields. */
  layout: FormField[][][]
}

const CATEGORIES = { name: 'categories', target: 'api::category.category' }
const SUBCATEGORIES = { name: 'subcategories', target: 'api::subcategory.subcategory' }
const PAYMENT_METHODS = { name: 'paymentMethods', target: 'api::payment-method.payment-method' }

export const TRADES_FIELD = 'trades'
export const PAYMENTS_FIELD = 'payments'

const isOf = ({ name, attribute }: FormField, wanted: { name: string; target: string }) =>
  attribute.type === 'relation' && name === wanted.name && attribute.target === wanted.target

function withPickers(row: readonly FormField[]): FormField[] {
  return row.map((field) => {
    const picker = isOf(field, CATEGORIES)
      ? TRADES_FIELD
      : isOf(field, PAYMENT_METHODS)
        ? PAYMENTS_FIELD
        : null
    if (!picker) return field
    return { ...field, attribute: { ...field.attribute, customField: `global::${picker}` } }
  })
}

/**
 * The form of a store with pickers of its own for categories, subcategories among them, and payment
 * methods. To the data model they are the relations that they were; other forms stay as they are.
 */
export function withChoicePickers<Args extends { layout: EditLayout }>(args: Args): Args {
  const { layout } = args.layout
  const isStore = layout.flat(2).some((field) => isOf(field, CATEGORIES))
  if (!isStore) return args
  const panels = layout.map((rows) =>
    rows
      .map((row) => withPickers(row.filter((field) => !isOf(field, SUBCATEGORIES))))
      .filter((row) => row.length > 0),
  )
  return { ...args, layout: { ...args.layout, layout: panels } }
}
