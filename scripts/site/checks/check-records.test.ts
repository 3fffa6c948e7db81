import { categoryEntrySchema, offerSchema } from '@guia/contract/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatProblem } from '../problems.ts'
import type { SnapshotDocuments } from '../documents.ts'
import {
  buildDocuments,
  buildOffer,
  buildProfessional,
  buildProfessionalCategory,
  buildStore,
  buildUsefulContacts,
} from '../testing/documents.ts'
import { toLightStore } from '../records/store-record.ts'
import { buildCatalogue, sampleOffer, sampleSite, sampleStore } from '../testing/records.ts'
import { RecordCheck } from './check-records.ts'

const findingsOf = (documents: Partial<SnapshotDocuments>): string[] =>
  buildCatalogue(buildDocuments(documents)).problems.map(formatProblem)

test('the sample catalogue has no problem', () => {
  expect(buildCatalogue().problems).toEqual([])
})

describe('two records under one number or address: the second one is named, with the owner', () => {
  test('stores', () => {
    const store = [
      buildStore(63, { name: 'Bazar Uno', slug: 'bazar' }),
      buildStore(63, { name: 'Bazar Dos', slug: 'bazar-dos' }),
      buildStore(64, { name: 'Bazar', slug: 'bazar' }),
    ]
    expect(findingsOf({ store })).toEqual([
      'Comercio «Bazar Dos» (n.º 63), Número: «63» ya es de Comercio «Bazar Uno» (n.º 63). Elegí otro.',
      'Comercio «Bazar» (n.º 64), Dirección en el sitio: «bazar» ya es de Comercio «Bazar Uno» (n.º 63). Elegí otro.',
    ])
  })

  test('professionals', () => {
    const professional = [
      buildProfessional(1, { slug: 'ana' }),
      buildProfessional(2, { slug: 'ana' }),
    ]
    expect(findingsOf({ professional })).toEqual([
      'Profesional «Profesional 2» (n.º 2), Dirección en el sitio: «ana» ya es de Profesional «Profesional 1» (n.º 1). Elegí otro.',
    ])
  })

  test('a store and a professional may share both', () => {
    const store = [buildStore(1, { slug: 'ana' })]
    expect(findingsOf({ store, professional: [buildProfessional(1, { slug: 'ana' })] })).toEqual([])
  })

  test('offers, recommended items among them', () => {
    const offer = [buildOffer(5, 1), buildOffer(5, 1, { name: 'Otra', kind: 'recomendado' })]
    expect(findingsOf({ store: [buildStore(1)], offer })).toEqual([
      'Oferta «Otra» (n.º 5), Número: «5» ya es de Oferta «Oferta 5» (n.º 5). Elegí otro.',
    ])
  })

  test('useful contacts', () => {
    const contacts = [buildUsefulContacts(1), buildUsefulContacts(1, { title: 'Bancos' })]
    expect(findingsOf({ 'useful-contact-category': contacts })).toEqual([
      'Contactos útiles «Bancos» (n.º 1), Número: «1» ya es de Contactos útiles «Contactos 1» (n.º 1). Elegí otro.',
    ])
  })

  test('routes of professional categories', () => {
    const categories = [
      buildProfessionalCategory('Abogados'),
      buildProfessionalCategory('Letrados', { route: 'abogados' }),
    ]
    expect(findingsOf({ 'professional-category': categories })).toEqual([
      'Categoría profesional «Letrados», Ruta: «abogados» ya es de Categoría profesional «Abogados». Elegí otro.',
    ])
  })
})

test('a problem names the record, the panel’s field and what to do', () => {
  const store = [
    buildStore(4, {
      name: 'Kiosco',
      whatsapp: '107',
      hours: { monday: { mode: 'ranges', ranges: [{ opens: '25:00', closes: '26:00' }] } },
    }),
  ]
  expect(findingsOf({ store })).toEqual([
    'Comercio «Kiosco» (n.º 4), WhatsApp: no es un número de WhatsApp completo. Corregilo en el panel y volvé a publicar.',
    'Comercio «Kiosco» (n.º 4), Horarios, lunes: tiene una hora que no existe. Corregilo en el panel y volvé a publicar.',
  ])
})

test('a record’s problem is told once, not once for each file that holds it', () => {
  const store = [buildStore(4, { name: 'a'.repeat(201) })]
  expect(findingsOf({ store }).filter((finding) => finding.includes('Nombre'))).toHaveLength(1)
})

test('a record that is left out does not take its number and address from another one', () => {
  const store = [
    buildStore(4, { name: 'Mal', slug: 'bazar', whatsapp: '107' }),
    buildStore(5, { name: 'Bien', slug: 'bazar' }),
  ]
  expect(findingsOf({ store }).join()).toMatch(/^Comercio «Mal» \(n\.º 4\), WhatsApp: [^«]+$/)
})

test('a store is held against those before it', () => {
  const check = new RecordCheck()
  expect(check.storeIdentity(sampleStore())).toEqual([])
  const { id, slug, name } = sampleStore()
  const fieldsOf = (record: Parameters<RecordCheck['storeIdentity']>[0]) =>
    check.storeIdentity(record).map(({ field }) => field)
  expect(fieldsOf({ id, slug: 'otro', name })).toEqual(['Número'])
  expect(fieldsOf({ id: 900, slug, name })).toEqual(['Dirección en el sitio'])
  expect(fieldsOf({ id: 901, slug: 'nuevo', name })).toEqual([])
})

test('a problem of the site, of a category or of an offer names what staff have to open', () => {
  const check = new RecordCheck()
  const checkCategory = check.record('category', categoryEntrySchema)
  const checkOffer = check.record('offer', offerSchema, ['id'])
  const recordsOf = (problems: { record: string; field: string }[]) =>
    problems.map(({ record, field }) => `${record}, ${field}`)
  expect(recordsOf(check.site({ ...sampleSite(), phone: '12' }))).toEqual([
    'Configuración del sitio, WhatsApp del sitio',
  ])
  const [category] = sampleSite().categories
  expect(category).toBeDefined()
  expect(category && recordsOf(checkCategory({ ...category, slug: '' }))[0]).toContain(
    'Categoría «Alimentos»',
  )
  expect(recordsOf(checkOffer({ ...sampleOffer(), imagen: 'x' }))[0]).toMatch(
    /^Oferta «.+» \(n\.º \d+\), Imagen$/,
  )
})

/** Whole characters of every kind, and what breaks pages, attributes, scripts and lines. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1; --",
    'uno\ndos\r\ntres\u2028cuatro\u2029cinco',
    '\\u0000 \\n \\" \\\\',
    '👩‍👩‍👧‍👦 🇦🇷 ñandú',
    '\u202eodajud\u202c',
    'مرحبا',
    '<!-- ]]> {{release}} ${x} $& $1',
    '__proto__',
  ),
)

test('hostile texts stand in the public files exactly as staff wrote them', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, description) => {
      const catalogue = buildCatalogue(
        buildDocuments({
          store: [buildStore(1, { name: `x${name}x`, description: `x${description}x` })],
        }),
      )
      expect(catalogue.problems).toEqual([])
      const text = JSON.stringify(catalogue.stores)
      const [store] = JSON.parse(text) as unknown[]
      expect(store).toMatchObject({ name: `x${name}x`, description: `x${description}x` })
      const light = JSON.stringify(catalogue.stores.map(toLightStore))
      const [lightStore] = JSON.parse(light) as unknown[]
      expect(lightStore).toMatchObject({ name: `x${name}x` })
      expect(text).not.toContain('\n')
    }),
    { numRuns: 300 },
  )
})
