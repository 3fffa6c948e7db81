import { expect, test } from 'vitest'
import { offerRecord } from '../../testing/offer-records.ts'
import { findOffer, findRecommended, formatDay, parseOffer, parseOffers } from './offer.ts'

test('a record becomes an offer', () => {
  const record = offerRecord({ id: 3, tiendaId: 7, hasta: '2026-03-31' })
  expect(parseOffer(record)).toMatchObject({
    id: 3,
    storeId: 7,
    name: 'Docena de facturas',
    discount: '2X1',
    store: { name: 'Panadería Don Juan', slug: 'panaderia-don-juan' },
    until: '2026-03-31',
  })
})

test.each([{ id: null }, { tiendaId: 'x' }, { nombre: '' }, { tienda: null }])(
  '%j makes no offer and hides no other',
  (fields) => {
    const file = { ofertas: [{ ...offerRecord(), ...fields }, offerRecord()], recomendados: [] }
    expect(parseOffers(file).offers).toHaveLength(1)
  },
)

test('a file without both lists is unreadable', () => {
  expect(() => parseOffers([])).toThrow(TypeError)
  expect(() => parseOffers({ ofertas: [] })).toThrow(TypeError)
})

test('an offer is found by both ids, a recommended item by its own', () => {
  const { offers, recommended } = parseOffers({
    ofertas: [offerRecord({ id: 1, tiendaId: 2 }), offerRecord({ id: 1, tiendaId: 3 })],
    recomendados: [offerRecord({ id: 9 })],
  })
  expect(findOffer(offers, '1', '3').map(({ storeId }) => storeId)).toEqual([3])
  expect(findOffer(offers, '2', '3')).toEqual([])
  expect(findRecommended(recommended, '9')).toHaveLength(1)
})

test('days are written as in Argentina', () => {
  expect(formatDay('2026-03-09')).toBe('09/03/2026')
  expect(formatDay('')).toBe('')
})
