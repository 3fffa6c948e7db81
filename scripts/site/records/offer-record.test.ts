import { describe, expect, test } from 'vitest'
import { buildMedia, buildOffer } from '../testing/documents.ts'
import { isInDate, toOffersFile, type OfferStore } from './offer-record.ts'

const TODAY = '2026-03-15'

describe('an offer holds', () => {
  test.each([
    ['from its first day', '2026-03-15', null],
    ['to its last day', null, '2026-03-15'],
    ['on its only day', '2026-03-15', '2026-03-15'],
    ['always, without days', null, null],
    ['always, with days left empty', '', ''],
  ])('%s', (_, startsOn, endsOn) => {
    expect(isInDate({ startsOn, endsOn }, TODAY)).toBe(true)
  })

  test.each([
    ['not the day before the first', '2026-03-16', null],
    ['not the day after the last', null, '2026-03-14'],
    ['not next month', '2026-04-01', '2026-04-30'],
    ['not a year ago', '2025-03-01', '2025-03-31'],
    ['never, when its days are swapped', '2026-03-31', '2026-03-01'],
  ])('%s', (_, startsOn, endsOn) => {
    expect(isInDate({ startsOn, endsOn }, TODAY)).toBe(false)
  })
})

describe('ofertas.json', () => {
  const store = (id: number, isActive = true): OfferStore => ({
    id,
    slug: `comercio-${id}`,
    name: `Comercio ${id}`,
    image: '',
    whatsapp: '',
    isActive,
  })
  const stores = new Map([store(1), store(2, false)].map((one) => [one.id, one]))
  const fileOf = (...offers: Parameters<typeof toOffersFile>[0]) =>
    toOffersFile(offers, stores, TODAY, (media) => (media ? '/media/x.webp' : ''))

  test('each offer names its store and its days', () => {
    const offer = buildOffer(9, 1, {
      description: ' Hoy ',
      discount: '20% OFF',
      startsOn: '2026-03-01',
      image: buildMedia('x.jpg'),
    })
    expect(fileOf(offer).ofertas).toEqual([
      {
        id: 9,
        tiendaId: 1,
        imagen: '/media/x.webp',
        nombre: 'Oferta 9',
        descripcion: 'Hoy',
        descuento: '20% OFF',
        tienda: { name: 'Comercio 1', slug: 'comercio-1', image: '', whatsapp: '' },
        desde: '2026-03-01',
        hasta: null,
      },
    ])
  })

  test('offers and recommended items are apart, each by number', () => {
    const { ofertas, recomendados } = fileOf(
      buildOffer(3, 1),
      buildOffer(2, 1, { kind: 'recomendado' }),
      buildOffer(1, 1),
    )
    expect(ofertas.map(({ id }) => id)).toEqual([1, 3])
    expect(recomendados.map(({ id }) => id)).toEqual([2])
  })

  test.each([
    ['of an inactive store', buildOffer(1, 2)],
    ['of a store that is not published', buildOffer(1, 99)],
    ['without store', buildOffer(1, 1, { store: null })],
    ['out of date', buildOffer(1, 1, { endsOn: '2026-03-14' })],
  ])('an offer %s is left out', (_, offer) => {
    expect(fileOf(offer)).toEqual({ ofertas: [], recomendados: [] })
  })
})
