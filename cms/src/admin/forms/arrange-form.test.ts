import { expect, test } from 'vitest'
import { calendar } from '../../rules/types/calendar'
import { professional } from '../../rules/types/professional'
import { store } from '../../rules/types/store'
import { arrangeForm, type FormField } from './arrange-form'

interface Field extends FormField {
  label: string
}

const field = (name: string, attribute: Partial<FormField['attribute']> = {}): Field => ({
  name,
  label: name,
  attribute: { type: name === 'gallery' ? 'media' : 'string', ...attribute },
})

const relation = (name: string, kind: string) =>
  field(name, { type: 'relation', target: `api::${kind}.${kind}` })

const drawFields = (rows: Field[][]) =>
  arrangeForm({ layout: { layout: [rows] } }).layout.layout as Field[][][]

const draw = (rows: readonly (readonly string[])[]) =>
  drawFields(rows.map((row) => row.map((name) => field(name))))

const shown = (panels: Field[][][]) =>
  panels.map((rows) => rows.flat().map(({ name, attribute }) => attribute.customField ?? name))

test('a store has the message on top, and below a button what is seldom needed', () => {
  const panels = shown(draw([...store.rows, ...store.moreRows]))
  expect(panels).toHaveLength(3)
  expect(panels[0]).toEqual(['global::message'])
  expect(panels[1]?.at(0)).toBe('name')
  expect(panels[1]?.at(-1)).toBe('global::more-fields')
  expect(panels[2]).toContain('internalNote')
  const all = draw([...store.rows, ...store.moreRows])
    .flat(2)
    .filter(({ label }) => label !== '')
  expect(all.map(({ name }) => name)).toEqual([...store.rows.flat(), ...store.moreRows.flat()])
})

test('of a store whose seldom fields were taken out of the form, nothing is folded', () => {
  const panels = shown(draw([['name'], ['wholesaleWhatsapp', 'phone']]))
  expect(panels).toEqual([['global::message'], ['name', 'global::phone', 'global::phone']])
})

test('numbers are read in every form; beside one of WhatsApp, the one for calls may be the same', () => {
  expect(shown(draw([['phone', 'whatsapp']]))).toEqual([['global::calls', 'global::phone']])
  expect(shown(draw([['phone']]))).toEqual([['global::phone']])
  expect(shown(draw(professional.rows)).flat()).toContain('global::phone')
})

test('a form of another type stays as it is', () => {
  const hook = { layout: { layout: [[[field('title')], [field('gallery')]]], settings: {} } }
  expect(arrangeForm({ ...hook, query: {} })).toEqual({ ...hook, query: {} })
})

test('texts of dated lines show what is understood of them, other fields stay', () => {
  const texts = [...calendar.rows.flat(), 'specialHours', 'internalNote'].map((name) =>
    field(name, { type: 'text' }),
  )
  expect(shown(drawFields([texts])).flat()).toEqual(
    expect.arrayContaining([
      'global::duties',
      'global::holidays',
      'global::special-hours',
      'internalNote',
    ]),
  )
  expect(shown(drawFields([[field('duties', { type: 'relation' })]]))).toEqual([['duties']])
})

test('a place gets its field, another component stays as it is laid out', () => {
  const social = field('social', { type: 'component', component: 'shared.links' })
  const location = field('location', { type: 'component', component: 'shared.location' })
  const place = { ...location, attribute: { ...location.attribute, customField: 'global::place' } }
  expect(drawFields([[social], [location]])).toEqual([[[social], [place]]])
  expect(location.attribute).not.toHaveProperty('customField')
})

test('a store’s form gets the pickers, and no field for subcategories alone', () => {
  const form = [
    [field('name'), relation('categories', 'category')],
    [relation('subcategories', 'subcategory')],
    [relation('paymentMethods', 'payment-method')],
    [relation('offers', 'offer')],
  ]
  const before = structuredClone(form)
  const [panel = []] = drawFields(form)
  expect(panel.map((row) => shown([[row]]).flat())).toEqual([
    ['name', 'global::trades'],
    ['global::payments'],
    ['offers'],
  ])
  expect(form).toEqual(before)
})

test('the form of a category, which shows its subcategories, stays as it is', () => {
  const form = [[field('name')], [relation('subcategories', 'subcategory')]]
  expect(drawFields(form)).toEqual([form])
})

test('what a document names one of has a picker of ours too', () => {
  expect(shown(drawFields([[field('name'), relation('store', 'store')]]))).toEqual([
    ['name', 'global::one'],
  ])
})
