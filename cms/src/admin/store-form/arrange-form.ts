import { store } from '../../rules/types/store'
import { withInput, withPanels, type FormField, type LayoutHook } from './edit-view-layout'

const PHONES = new Set(['phone', 'whatsapp', 'wholesaleWhatsapp'])
const MORE = new Set<string>(store.moreRows.flat())

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
    },
    input,
  )

function asPhone(field: FormField, hasWhatsapp: boolean): FormField {
  if (!PHONES.has(field.name) || field.attribute.type !== 'string') return field
  return withInput(field, field.name === 'phone' && hasWhatsapp ? 'calls' : 'phone')
}

const names = (rows: FormField[][]): string[] => rows.flat().map(({ name }) => name)

function foldMore(rows: FormField[][]): FormField[][][] {
  const isMore = (row: FormField[]) => row.every(({ name }) => MORE.has(name))
  const more = rows.filter(isMore)
  const first = rows.filter((row) => !isMore(row))
  return more.length === 0 ? [first] : [[...first, [ownField('more-fields', 'isActive')]], more]
}

/**
 * The forms with numbers in a field that reads them, and the form of a store with the message on top
 * and what is seldom needed folded below. A store is what has a number for wholesale.
 */
export function arrangeForm<Hook extends LayoutHook>(hook: Hook): Hook {
  const drawn = new Set(hook.layout.layout.flatMap(names))
  const panels = hook.layout.layout.map((rows) =>
    rows.map((row) => row.map((field) => asPhone(field, drawn.has('whatsapp')))),
  )
  if (!drawn.has('wholesaleWhatsapp')) return withPanels(hook, panels)
  return withPanels(hook, [[[ownField('message', 'name')]], ...panels.flatMap(foldMore)])
}
