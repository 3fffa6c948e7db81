import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatProblem } from '../problems.ts'
import { toContents } from '../release/release-files.ts'
import type { SnapshotDocuments } from '../snapshot/documents.ts'
import {
  buildDocuments,
  buildOffer,
  buildProfessional,
  buildProfessionalCategory,
  buildStore,
  buildUsefulContacts,
} from '../testing/documents.ts'
import { buildCatalogue } from '../testing/records.ts'
import { checkRecords } from './check-records.ts'

const findingsOf = (documents: Partial<SnapshotDocuments>): string[] =>
  checkRecords(buildCatalogue(buildDocuments(documents))).map(formatProblem)

test('the sample catalogue has no problem', () => {
  expect(checkRecords(buildCatalogue())).toEqual([])
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
      expect(checkRecords(catalogue)).toEqual([])
      const { 'busquedas.json': full, 'busqueda.json': light } = toContents(catalogue)
      const [store] = JSON.parse(full.bytes.toString()) as unknown[]
      expect(store).toMatchObject({ name: `x${name}x`, description: `x${description}x` })
      const [lightStore] = JSON.parse(light.bytes.toString()) as unknown[]
      expect(lightStore).toMatchObject({ name: `x${name}x` })
      expect(full.bytes.toString().split('\n')).toHaveLength(2)
    }),
    { numRuns: 300 },
  )
})
