import {
  withInput,
  withPanels,
  type FormField,
  type LayoutHook,
} from '../store-form/edit-view-layout'

const CATEGORIES = { name: 'categories', target: 'api::category.category' }
const SUBCATEGORIES = { name: 'subcategories', target: 'api::subcategory.subcategory' }
const PAYMENT_METHODS = { name: 'paymentMethods', target: 'api::payment-method.payment-method' }

export const TRADES_FIELD = 'trades'
export const PAYMENTS_FIELD = 'payments'

const isOf = ({ name, attribute }: FormField, wanted: { name: string; target: string }) =>
  attribute.type === 'relation' && name === wanted.name && attribute.target === wanted.target

function withPicker(field: FormField): FormField {
  if (isOf(field, CATEGORIES)) return withInput(field, TRADES_FIELD)
  return isOf(field, PAYMENT_METHODS) ? withInput(field, PAYMENTS_FIELD) : field
}

/**
 * The form of a store with pickers of its own for categories, subcategories among them, and payment
 * methods. To the data model they are the relations that they were; other forms stay as they are.
 */
export function withChoicePickers<Hook extends LayoutHook>(hook: Hook): Hook {
  const { layout } = hook.layout
  const isStore = layout.flat(2).some((field) => isOf(field, CATEGORIES))
  if (!isStore) return hook
  const panels = layout.map((rows) =>
    rows
      .map((row) => row.filter((field) => !isOf(field, SUBCATEGORIES)).map(withPicker))
      .filter((row) => row.length > 0),
  )
  return withPanels(hook, panels)
}
