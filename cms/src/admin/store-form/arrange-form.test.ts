import { expect, test } from 'vitest'
import { professional } from '../../rules/types/professional'
import { store } from '../../rules/types/store'
import { arrangeForm } from './arrange-form'

interface Field {
  name: string
  label: string
  attribute: { type: string; customField?: string }
}

const field = (name: string): Field => ({
  name,
  label: name,
  attribute: { type: name === 'gallery' ? 'media' : 'string' },
})

const draw = (rows: readonly (readonly string[])[]) =>
  arrangeForm({ layout: { layout: [rows.map((row) => row.map(field))] } }).layout.layout

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
  expect(shown(draw([['title'], ['gallery']]))).toEqual([['title', 'gallery']])
})
