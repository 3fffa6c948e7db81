import { expect, test } from 'vitest'
import { eraseQuestion, findEntries, kindLabel, leftLabel } from './bin-model'

const entry = (title: string | null, contentType = 'api::store.store') => ({
  id: 1,
  title,
  contentType: contentType as never,
  deletedBy: 'María',
  deletedAt: '2026-11-01T12:00:00.000Z',
})

test.each([
  ['2026-11-26T12:00:00.000Z', 'Se borra en 5 días'],
  ['2026-11-01T12:00:00.000Z', 'Se borra en 30 días'],
  ['2026-11-30T12:00:00.000Z', 'Se borra mañana'],
  ['2026-12-02T12:00:00.000Z', 'Se borra hoy'],
])('at %s: %s', (now, text) => {
  expect(leftLabel('2026-11-01T12:00:00.000Z', now)).toBe(text)
})

test('the bin is searched without accents, in names, kinds and people', () => {
  const entries = [
    entry('Panadería La Espiga'),
    entry('Dos por uno', 'api::offer.offer'),
    entry(null),
  ]
  expect(findEntries(entries, 'PANADERIA')).toEqual([entries[0]])
  expect(findEntries(entries, 'oferta')).toEqual([entries[1]])
  expect(findEntries(entries, ' maria ')).toEqual(entries)
  expect(findEntries(entries, '')).toEqual(entries)
})

test('every kind has a name', () => {
  expect(kindLabel('api::store.store')).toBe('Comercio')
})

test('what goes for good is named before', () => {
  const { title, text } = eraseQuestion('Panadería La Espiga')
  expect(title).toBe('¿Borrar ya «Panadería La Espiga»?')
  expect(text).toMatch(/^«Panadería La Espiga» se borra para siempre/)
})
