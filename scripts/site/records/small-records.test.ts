import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldLabel } from '../../../cms/src/rules/types.ts'
import { PublicationError, type Problem } from '../problems.ts'
import { RecordCheck } from '../checks/check-records.ts'
import type { SnapshotDocuments, StoreDocument } from '../documents.ts'
import {
  buildCategory,
  buildDocuments,
  buildOffer,
  buildProfessional,
  buildProfessionalCategory,
  buildSite,
  buildStore,
  buildUsefulContacts,
} from '../testing/documents.ts'
import { buildCatalogue, SAMPLE_DAY } from '../testing/records.ts'
import { sampleDocuments } from '../testing/sample-documents.ts'
import { plainSiteOf } from './small-records.ts'

const bytesOf = (documents: SnapshotDocuments) => JSON.stringify(buildCatalogue(documents))

const shuffled = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })

/** Lists whose order the CMS does not promise; a gallery's is the staff's. */
const shuffledStore = (store: StoreDocument) =>
  fc
    .record({
      categories: shuffled(store.categories),
      subcategories: shuffled(store.subcategories),
      paymentMethods: shuffled(store.paymentMethods),
    })
    .map((lists) => ({ ...store, ...lists }))

const shuffledDocuments = (): fc.Arbitrary<SnapshotDocuments> => {
  const documents = sampleDocuments()
  return fc.record({
    category: shuffled(documents.category),
    subcategory: shuffled(documents.subcategory),
    'payment-method': shuffled(documents['payment-method']),
    store: fc.tuple(...documents.store.map(shuffledStore)).chain(shuffled),
    offer: shuffled(documents.offer),
    'professional-category': shuffled(documents['professional-category']),
    professional: shuffled(documents.professional),
    'useful-contact-category': shuffled(documents['useful-contact-category']),
    'site-setting': shuffled(documents['site-setting']),
    calendar: shuffled(documents.calendar),
  })
}

test('the same documents in any order make the same bytes', () => {
  const expected = bytesOf(sampleDocuments())
  fc.assert(
    fc.property(shuffledDocuments(), (documents) => {
      expect(bytesOf(documents)).toBe(expected)
    }),
  )
})

test('another document makes other bytes', () => {
  const documents = sampleDocuments()
  expect(bytesOf({ ...documents, store: documents.store.slice(1) })).not.toBe(
    bytesOf(sampleDocuments()),
  )
})

test('a store holds its own offers that are in date, and no others', () => {
  const { stores } = buildCatalogue(
    buildDocuments({
      store: [buildStore(1), buildStore(2)],
      offer: [
        buildOffer(5, 1),
        buildOffer(4, 1, { endsOn: '2026-03-14' }),
        buildOffer(3, 1, { kind: 'recomendado' }),
        buildOffer(2, 2),
      ],
    }),
  )
  expect(stores[0]?.ofertas.map(({ id }) => id)).toEqual([5])
  expect(stores[0]?.recomendados.map(({ id }) => id)).toEqual([3])
  expect(stores[1]?.ofertas.map(({ id }) => id)).toEqual([2])
})

test('without the site configuration nothing can be published, and staff are told', () => {
  const documents = buildDocuments({ 'site-setting': [] })
  expect(() => plainSiteOf(documents, SAMPLE_DAY)).toThrow(PublicationError)
  expect(() => plainSiteOf(documents, SAMPLE_DAY)).toThrow(/«Configuración del sitio»/)
})

test('a wrong site configuration stops the whole publication, and says which field', () => {
  const documents = buildDocuments({ 'site-setting': [buildSite({ email: 'hola' })] })
  expect(() => buildCatalogue(documents)).toThrow(PublicationError)
  expect(() => buildCatalogue(documents)).toThrow(
    /La publicación se detuvo y lo publicado no cambia: hay que corregir la configuración del sitio.\n {2}- Configuración del sitio, Correo electrónico: no es un correo electrónico/,
  )
})

test('an offer in date of which nobody sees anything, for want of a store, is told of', () => {
  const { problems, offers } = buildCatalogue(
    buildDocuments({
      store: [buildStore(1)],
      offer: [
        buildOffer(1, 1),
        buildOffer(2, 1, { store: null }),
        buildOffer(3, 1, { store: null, endsOn: '2020-01-31' }),
      ],
    }),
  )
  expect(offers.ofertas.map(({ id }) => id)).toEqual([1])
  expect(problems.map(({ record, field }) => [record, field])).toEqual([
    ['Oferta «Oferta 2» (n.º 2)', fieldLabel('offer', 'store')],
  ])
})

test('records that fail a check are left out and told of, the others stay', () => {
  const rubro = buildCategory('Rubro')
  const { problems, ...catalogue } = buildCatalogue(
    buildDocuments({
      category: [rubro, buildCategory('Mal', { slug: 'mal rubro' })],
      store: [
        buildStore(1, { categories: [rubro, buildCategory('Mal', { slug: 'mal rubro' })] }),
        buildStore(2, { whatsapp: '107' }),
      ],
      offer: [buildOffer(1, 1), buildOffer(2, 1, { name: '' }), buildOffer(3, 2)],
      'professional-category': [
        buildProfessionalCategory('Medicos'),
        buildProfessionalCategory('Malos', { color: 'rojo' }),
      ],
      professional: [buildProfessional(1), buildProfessional(2, { email: 'x' })],
      'useful-contact-category': [
        buildUsefulContacts(1),
        buildUsefulContacts(2, { entries: [{ name: '' }] }),
      ],
    }),
  )
  expect(catalogue.stores.map(({ id }) => id)).toEqual([1])
  expect(catalogue.site.categories.map(({ name }) => name)).toEqual(['Rubro'])
  expect(catalogue.site.professionalCategories.map(({ name }) => name)).toEqual(['Medicos'])
  expect(catalogue.offers.ofertas.map(({ id }) => id)).toEqual([1])
  expect(catalogue.professionals.map(({ id }) => id)).toEqual([1])
  expect(catalogue.usefulContacts.map(({ id }) => id)).toEqual([1])
  expect(problems.map(({ record }) => record).toSorted()).toEqual([
    'Categoría profesional «Malos»',
    'Categoría «Mal»',
    'Comercio «Comercio 2» (n.º 2)',
    'Contactos útiles «Contactos 2» (n.º 2)',
    'Oferta «» (n.º 2)',
    'Profesional «Profesional 2» (n.º 2)',
  ])
})

test('a pharmacy on duty has the phone and the page of the store of its name', () => {
  const store = buildStore(7, {
    name: 'Farmacia Ceibo',
    slug: 'ceibo-centro',
    whatsapp: '5493777555123',
  })
  const calendar = [
    { updatedAt: '2026-01-01T00:00:00.000Z', duties: 'desde 1/1/2026 = FARMACIA CEIBO' },
  ]
  const { duties, problems } = buildCatalogue(buildDocuments({ store: [store], calendar }))
  expect(problems).toEqual([])
  expect(duties[0]?.farmacias).toMatchObject([
    { nombre: 'FARMACIA CEIBO', slug: 'ceibo-centro', whatsapp: '5493777555123' },
  ])
})

test('an inactive pharmacy on duty has its address and phone, and no more ways', () => {
  const store = buildStore(7, {
    ...{ name: 'Farmacia Ceibo', slug: 'ceibo-centro', isActive: false },
    ...{ phone: '3777 55-5123', whatsapp: '5493777555123', location: { lat: -29.14, lng: -59.26 } },
  })
  const calendar = [
    { updatedAt: '2026-01-01T00:00:00.000Z', duties: 'desde 1/1/2026 = FARMACIA CEIBO' },
  ]
  const { duties } = buildCatalogue(buildDocuments({ store: [store], calendar }))
  expect(duties[0]?.farmacias).toMatchObject([
    { telefono: '3777 55-5123', slug: 'ceibo-centro', whatsapp: '', location: null },
  ])
})

const withLists = (phone = '3777 421'): SnapshotDocuments => ({
  ...sampleDocuments(),
  calendar: [{ updatedAt: '', duties: '15/3/2026 = Ceibo\n16/3/2026 = Sarmiento' }],
  'useful-contact-category': [
    buildUsefulContacts(1, { entries: [{ name: 'Ceibo', address: '-', phone }] }),
  ],
  'site-setting': [buildSite({ synonyms: 'nafta = combustible' })],
})

/** Refuses every record but the stores and the site itself. */
class Refusing extends RecordCheck {
  override record: RecordCheck['record'] = (kind, schema, identity) =>
    kind === 'store' ? super.record(kind, schema, identity) : () => [REFUSED]
  override only: RecordCheck['only'] = (kind, schema, within) =>
    within ? () => [REFUSED] : super.only(kind, schema)
}
const REFUSED: Problem = { record: 'x', field: '', message: 'no' }

test('no list holds a record that a check refuses', () => {
  const counts = (check?: RecordCheck) => {
    const { site, offers, ...made } = buildCatalogue(withLists(), SAMPLE_DAY, check)
    const { professionals, usefulContacts, duties, synonyms } = made
    const { categories, professionalCategories } = site
    const lists = { ...offers, professionals, usefulContacts, duties, synonyms }
    return Object.entries({ ...lists, categories, professionalCategories }).map(
      ([list, { length }]) => [list, length > 0],
    )
  }
  const all = counts()
  expect(all.map(([, isFilled]) => isFilled)).toEqual(all.map(() => true))
  expect(counts(new Refusing())).toEqual(all.map(([list]) => [list, false]))
})

test('a day of duty that the contract refuses is left out and told of', () => {
  const { duties, problems } = buildCatalogue(withLists('1'.repeat(20_001)))
  expect(duties.map(({ fecha }) => fecha)).toEqual(['2026-03-16'])
  expect(problems).toContainEqual({
    record: 'Turnos y feriados',
    kind: 'calendar',
    field: 'Farmacias de turno, Teléfono',
    message: 'es demasiado largo. Corregilo en el panel y volvé a publicar.',
  })
})
