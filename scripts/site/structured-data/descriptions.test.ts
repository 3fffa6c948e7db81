import type { OfferRecord, ProfessionalRecord } from '@guia/contract'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../sample/catalogue.ts'
import { buildCatalogue, sampleOffer, sampleProfessional, sampleSite } from '../testing/records.ts'
import { offerJsonLd } from './offer-json-ld.ts'
import { professionalJsonLd } from './professional-json-ld.ts'
import { breadcrumbJsonLd, itemListJsonLd, siteJsonLd } from './site-json-ld.ts'
import { storeJsonLd } from './store-json-ld.ts'
import { vocabularyErrors } from './testing/vocabulary.ts'

const siteUrl = 'https://guia.example'
const context = { siteUrl, site: { city: 'Goya' } }

const profile = (fields: Partial<ProfessionalRecord> = {}): ProfessionalRecord => ({
  ...sampleProfessional(),
  slug: 'ana-paz',
  category: 'medicos',
  name: 'Ana Paz',
  specialty: 'Pediatría',
  license: 'MP 1234',
  email: 'ana@paz.example',
  phone: '3777 55-5010',
  address: 'Mitre 50',
  hours: { martes: ['16:00 - 20:00'] },
  location: { lat: -29.14, lng: -59.26 },
  ...fields,
})

describe('a professional', () => {
  test.each(readCatalogue()['sitio.json'].professionalCategories.map(({ route }) => route))(
    'of %s',
    (category) => {
      const document = professionalJsonLd(profile({ category }), context)
      expect(vocabularyErrors(document)).toEqual([])
    },
  )

  test('has a practice with number, specialty, hours and place', () => {
    expect(professionalJsonLd(profile(), context)).toMatchObject({
      '@type': 'Physician',
      url: 'https://guia.example/profesionales/medicos/ana-paz',
      knowsAbout: 'Pediatría',
      identifier: { '@type': 'PropertyValue', name: 'Matrícula', value: 'MP 1234' },
      address: { streetAddress: 'Mitre 50', addressLocality: 'Goya' },
      openingHoursSpecification: [{ dayOfWeek: ['Tuesday'] }],
    })
  })

  test('without Matrícula has no identifier', () => {
    const document = professionalJsonLd(profile({ license: '', specialty: '' }), context)
    expect(document).not.toHaveProperty('identifier')
    expect(document).not.toHaveProperty('knowsAbout')
  })
})

describe('an offer', () => {
  const offer: OfferRecord = {
    ...sampleOffer(),
    id: 3,
    tiendaId: 7,
    desde: null,
    hasta: '2026-03-31',
    tienda: { name: 'La Espiga', slug: 'la-espiga', image: '', whatsapp: '' },
  }

  test('names its store and its last day', () => {
    const document = offerJsonLd(offer, '/ofertas/3/7', siteUrl)
    expect(vocabularyErrors(document)).toEqual([])
    expect(document).toMatchObject({
      '@type': 'Offer',
      url: 'https://guia.example/ofertas/3/7',
      validThrough: '2026-03-31',
      offeredBy: { '@id': 'https://guia.example/store/la-espiga#negocio', name: 'La Espiga' },
    })
    expect(document).not.toHaveProperty('validFrom')
  })

  test('that is a recommended item has the page that it is told', () => {
    expect(offerJsonLd(offer, '/recomendados/3', siteUrl)['url']).toBe(
      'https://guia.example/recomendados/3',
    )
  })
})

test('the way to a page counts from the home page', () => {
  const document = breadcrumbJsonLd(
    [
      { name: 'Inicio', path: '/' },
      { name: 'Alimentos', path: '/category/alimentos' },
    ],
    siteUrl,
  )
  expect(vocabularyErrors(document)).toEqual([])
  expect(document['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://guia.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Alimentos',
      item: 'https://guia.example/category/alimentos',
    },
  ])
})

test('a list names its pages in order', () => {
  const document = itemListJsonLd('Alimentos', [{ name: 'La Espiga', path: '/store/x' }], siteUrl)
  expect(vocabularyErrors(document)).toEqual([])
  expect(document).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: 'https://guia.example/store/x' }],
  })
  const first = [{ name: 'La Espiga', path: '/store/x' }]
  expect(itemListJsonLd('Alimentos', first, siteUrl, 78)).toHaveProperty('numberOfItems', 78)
  expect(itemListJsonLd('Vacía', [], siteUrl)).not.toHaveProperty('itemListElement')
})

test('the site has a search and a publisher', () => {
  const document = siteJsonLd(sampleSite(), siteUrl)
  expect(vocabularyErrors(document)).toEqual([])
  expect(JSON.stringify(document)).toContain(
    '"urlTemplate":"https://guia.example/prueba?q={search_term_string}"',
  )
})

test('every record of a catalogue is described without error', () => {
  const { stores, professionals, offers } = buildCatalogue()
  expect(stores.length * professionals.length * offers.ofertas.length).toBeGreaterThan(0)
  const documents = [
    ...stores.map((store) => storeJsonLd(store, context)),
    ...professionals.map((one) => professionalJsonLd(one, context)),
    ...offers.ofertas.map((one) => offerJsonLd(one, '/ofertas/3/12', siteUrl)),
  ]
  expect(documents.flatMap(vocabularyErrors)).toEqual([])
})
