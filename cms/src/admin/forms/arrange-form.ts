import { store } from '../../rules/types/store'
import { oneRelationOf } from '../choices/one-relation'

/** As much of a field of a form as is looked at here. */
export interface FormField {
  name: string
  attribute: { type: string; target?: string; component?: string; customField?: string }
}

/** What the content manager's hook passes on of a form: panels of rows of fields, not their type. */
interface FormLayout {
  layout: { layout: FormField[][][] }
}

const TRADES = { name: 'categories', target: 'api::category.category' }
const SUBCATEGORIES = { name: 'subcategories', target: 'api::subcategory.subcategory' }
const PAYMENTS = { name: 'paymentMethods', target: 'api::payment-method.payment-method' }

/** Texts of dated lines, and what shows how they were understood. */
const LINES: Readonly<Record<string, string>> = {
  duties: 'duties',
  holidays: 'holidays',
  specialHours: 'special-hours',
}

const PHONES = new Set(['phone', 'whatsapp', 'wholesaleWhatsapp'])
const MORE = new Set<string>(store.moreRows.flat())

const isRelation = ({ name, attribute }: FormField, wanted: { name: string; target: string }) =>
  attribute.type === 'relation' && name === wanted.name && attribute.target === wanted.target

/** Which of `form-inputs` draws a field; undefined where Strapi's own does. */
function inputOf(field: FormField, hasWhatsapp: boolean): string | undefined {
  const { name, attribute } = field
  if (attribute.component === 'shared.location') return 'place'
  if (attribute.type === 'text') return LINES[name]
  if (attribute.type === 'string' && PHONES.has(name)) {
    return name === 'phone' && hasWhatsapp ? 'calls' : 'phone'
  }
  // Strapi's box has «Crear uno nuevo», which opens half a form.
  if (isRelation(field, TRADES)) return 'trades'
  if (isRelation(field, PAYMENTS)) return 'payments'
  return oneRelationOf(name, attribute.target) ? 'one' : undefined
}

/** The field drawn by one of `form-inputs`; to the data model it stays what it was. */
const withInput = (field: FormField, input: string): FormField => ({
  ...field,
  attribute: { ...field.attribute, customField: `global::${input}` },
})

/**
 * A field of ours that no document has, beside one that it has: who may write `beside` may use it.
 */
const ownField = (input: string, beside: string) =>
  withInput(
    {
      name: beside,
      label: '',
      type: 'string',
      size: 12,
      visible: true,
      disabled: false,
      required: false,
      unique: false,
      attribute: { type: 'string' },
    } as FormField,
    input,
  )

function foldMore(rows: FormField[][]): FormField[][][] {
  const isMore = (row: FormField[]) => row.every(({ name }) => MORE.has(name))
  const more = rows.filter(isMore)
  const first = rows.filter((row) => !isMore(row))
  return more.length === 0 ? [first] : [[...first, [ownField('more-fields', 'isActive')]], more]
}

/**
 * The forms with inputs of ours where there is one for a field, and the form of a store with the message
 * on top and what is seldom needed folded below. A store is what has categories, which choose their
 * subcategories as well, and a number for wholesale.
 */
export function arrangeForm<Hook extends FormLayout>(hook: Hook): Hook {
  const fields = hook.layout.layout.flat(2)
  const has = (name: string) => fields.some((field) => field.name === name)
  const picksTrades = fields.some((field) => isRelation(field, TRADES))
  const drawn = (field: FormField): FormField[] => {
    if (picksTrades && isRelation(field, SUBCATEGORIES)) return []
    const input = inputOf(field, has('whatsapp'))
    return [input === undefined ? field : withInput(field, input)]
  }
  const panels = hook.layout.layout.map((rows) =>
    rows.map((row) => row.flatMap(drawn)).filter((row) => row.length > 0),
  )
  const layout = has('wholesaleWhatsapp')
    ? [[[ownField('message', 'name')]], ...panels.flatMap(foldMore)]
    : panels
  return { ...hook, layout: { ...hook.layout, layout } }
}
