import { store } from '../../rules/types/store'

/** What the content manager draws as one field of a form. */
export interface FormField {
  name: string
  label: string
  type: string
  size: number
  visible: boolean
  disabled: boolean
  required: boolean
  unique: boolean
  attribute: { type: string; customField?: string }
  hint?: string
}

/** Panels of rows of fields. */
type Panels = FormField[][][]

export interface EditViewLayout {
  layout: { layout: Panels }
}

const PHONES = new Set(['phone', 'whatsapp', 'wholesaleWhatsapp'])
const MORE = new Set<string>(store.moreRows.flat())

/**
 * A field of ours that no document has, beside one that it has: who may write `beside` may use it.
 */
const ownField = (input: string, beside: string): FormField => ({
  name: beside,
  label: '',
  type: 'string',
  size: 12,
  visible: true,
  disabled: false,
  required: false,
  unique: false,
  attribute: { type: 'string', customField: `global::${input}` },
})

const withInput = (field: FormField, input: string): FormField => ({
  ...field,
  attribute: { ...field.attribute, customField: `global::${input}` },
})

function asPhone(field: FormField, hasWhatsapp: boolean): FormField {
  if (!PHONES.has(field.name) || field.type !== 'string') return field
  return withInput(field, field.name === 'phone' && hasWhatsapp ? 'calls' : 'phone')
}

const names = (rows: FormField[][]): string[] => rows.flat().map(({ name }) => name)

function foldMore(rows: FormField[][]): Panels {
  const isMore = (row: FormField[]) => row.every(({ name }) => MORE.has(name))
  const more = rows.filter(isMore)
  const first = rows.filter((row) => !isMore(row))
  return more.length === 0 ? [first] : [[...first, [ownField('more-fields', 'isActive')]], more]
}

/**
 * Hook of the content manager on how it draws a form: numbers in a field that reads them, and in the
 * form of a store the message on top and what is seldom needed folded below. Of the type it is told
 * nothing: a store is what has a number for wholesale.
 */
export function arrangeForm<T extends EditViewLayout>(given: T): T {
  const drawn = new Set(given.layout.layout.flatMap(names))
  const panels = given.layout.layout.map((rows) =>
    rows.map((row) => row.map((field) => asPhone(field, drawn.has('whatsapp')))),
  )
  const isStore = drawn.has('wholesaleWhatsapp')
  const layout = isStore ? [[[ownField('message', 'name')]], ...panels.flatMap(foldMore)] : panels
  return { ...given, layout: { ...given.layout, layout } }
}
