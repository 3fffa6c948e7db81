import { describe, expect, test } from 'vitest'
import { countRelated, scoreOf, wantedInForm } from './missing-model'

const FULL = {
  categories: { connect: [{ id: 1 }], disconnect: [] },
  whatsapp: '5493777555987',
  hours: { monday: { mode: 'closed' } },
  location: { lat: -29.14, lng: -59.26 },
  description: 'Pan casero.',
  image: { id: 1 },
  gallery: [{ id: 1 }, { id: 2 }, { id: 3 }],
}
const missing = (values: object, saved?: object) =>
  wantedInForm(values as never, saved as never)
    .filter(({ isThere }) => !isThere)
    .map(({ text }) => text)

test('of a full store nothing is missing', () => {
  expect(missing(FULL)).toEqual([])
  expect(scoreOf(wantedInForm(FULL))).toBe('¡Está completo!')
})

test('of a new store everything is', () => {
  const empty = { categories: { connect: [], disconnect: [] }, name: null, gallery: null }
  expect(missing(empty)).toHaveLength(7)
  expect(scoreOf(wantedInForm(empty))).toBe('Tiene 0 de 7')
})

test.each([
  ['Categoría', { categories: { connect: [], disconnect: [] } }],
  ['Teléfono o WhatsApp', { whatsapp: '  ', phone: null }],
  ['Teléfono o WhatsApp', { whatsapp: '', phone: 'llamar a Juan' }],
  ['Horarios', { hours: {} }],
  ['Horarios', { hours: null }],
  ['Lugar en el mapa', { location: { lat: -29.14, lng: null } }],
  ['Lugar en el mapa', { location: null }],
  ['Descripción', { description: '\n' }],
  ['Logo', { image: null }],
  ['Tres fotos', { gallery: [] }],
  ['2 fotos más', { gallery: [{ id: 1 }] }],
  ['Una foto más', { gallery: [{ id: 1 }, { id: 2 }] }],
])('%s is told of with %j', (text, change) => {
  expect(missing({ ...FULL, ...change })).toEqual([text])
  expect(scoreOf(wantedInForm({ ...FULL, ...change }))).toBe('Tiene 6 de 7')
})

test('a phone is enough, and a place outside the city is said to be', () => {
  expect(missing({ ...FULL, whatsapp: '', phone: '3777 456789' })).toEqual([])
  const outside = { lat: 0, lng: 0 }
  expect(missing({ ...FULL, location: outside })).toEqual(['Lugar en el mapa: queda fuera de Goya'])
})

describe('related documents', () => {
  const nothing = { connect: [], disconnect: [] }

  test('are those of the saved document, with what was added and taken away since', () => {
    expect(countRelated(nothing, { count: 2 })).toBe(2)
    expect(countRelated({ connect: [{}], disconnect: [{}, {}] }, { count: 2 })).toBe(1)
    expect(countRelated({ connect: [], disconnect: [{}] }, undefined)).toBe(0)
    expect(missing({ ...FULL, categories: nothing }, { categories: { count: 1 } })).toEqual([])
  })

  test('may be a list, in the form or in the document', () => {
    expect(countRelated([{}, {}], { count: 7 })).toBe(2)
    expect(countRelated(nothing, [{}])).toBe(1)
    expect(countRelated(undefined, undefined)).toBe(0)
  })
})

test.each([[null], ['a'], [[1]], [{ mode: 3 }], [NaN]])(
  'a form that holds %j breaks nothing',
  (odd) => {
    const values = Object.fromEntries(Object.keys(FULL).map((field) => [field, odd]))
    expect(wantedInForm(values)).toHaveLength(7)
  },
)
