import { expect, test } from 'vitest'
import { offerRecord } from '../../testing/offer-records.ts'
import { findOffer, findRecommended, parseOffer, parseOffers, untilText } from './offer.ts'

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

test.each([
  ['', '2026-03-09', ''],
  ['2026-03-09', null, 'Hasta el 09/03/2026'],
  ['2026-03-17', '2026-03-10', 'Hasta el 17/03/2026'],
  ['2026-03-15', '2026-03-10', 'Hasta el domingo'],
  ['2026-03-01', '2026-02-28', 'Hasta mañana'],
  ['2026-03-10', '2026-03-10', 'Hasta hoy'],
  ['2026-03-09', '2026-03-10', 'Terminó el 09/03/2026'],
])('what ends on «%s» reads on %s: %s', (until, today, text) => {
  expect(untilText(until, today)).toBe(text)
})

test('a day that is none is no end', () => {
  expect(parseOffer(offerRecord({ hasta: '2026-13-45' }))?.until).toBe('')
})
