import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PublicationError } from '../problems.ts'
import { buildDocuments, buildStore } from '../testing/documents.ts'
import { sampleDocuments } from '../testing/sample-documents.ts'
import { snapshotLines, snapshotText } from '../testing/snapshot-text.ts'
import { parseSnapshot, recordName } from './parse-snapshot.ts'

const SPANISH = /^(Lo que envió el panel está incompleto|El panel envió datos)/

function refusalOf(text: string): PublicationError {
  try {
    parseSnapshot(text)
  } catch (error) {
    if (error instanceof PublicationError) return error
    throw error
  }
  throw new Error('the snapshot was accepted')
}

/** A snapshot of one document, given as the CMS might send it. */
const lineOf = (kind: string, document: unknown): string =>
  [
    '{"kind":"snapshot","document":{"format":1,"version":1}}',
    JSON.stringify({ kind, document }),
    '{"kind":"end","document":{"documents":1}}',
  ].join('\n')

describe('a whole snapshot', () => {
  test('gives every document, by kind and in its order, and the version', () => {
    const documents = sampleDocuments()
    expect(parseSnapshot(snapshotText(documents, 42))).toEqual({ version: 42, documents })
  })

  test('of an empty CMS has no documents', () => {
    const empty = { ...buildDocuments(), 'site-setting': [] }
    expect(parseSnapshot(snapshotText(empty, 0))).toEqual({ version: 0, documents: empty })
  })

  test('loses the fields that the publisher does not know', () => {
    const store = { ...buildStore(1), internalNotes: 'debe dos meses' }
    const { documents } = parseSnapshot(lineOf('store', store))
    expect(documents.store).toEqual([buildStore(1)])
  })
})

describe('a part of a snapshot is refused', () => {
  const text = snapshotText(sampleDocuments())
  const bytes = Buffer.from(text.trimEnd())

  test('cut after any of its lines', () => {
    const lines = snapshotLines(sampleDocuments())
    for (let kept = 0; kept < lines.length; kept++) {
      expect(refusalOf(lines.slice(0, kept).join('\n')).message).toMatch(SPANISH)
    }
  })

  test('cut at any byte, even inside a character', () => {
    const cut = fc.integer({ min: 0, max: bytes.length - 1 })
    fc.assert(
      fc.property(cut, (at) => {
        expect(refusalOf(bytes.subarray(0, at).toString()).message).toMatch(SPANISH)
      }),
      { numRuns: 400 },
    )
  })

  test('with any line left out', () => {
    const lines = snapshotLines(sampleDocuments())
    for (const index of lines.keys()) {
      expect(refusalOf(lines.toSpliced(index, 1).join('\n')).message).toMatch(SPANISH)
    }
  })

  test('with any line twice', () => {
    const lines = snapshotLines(sampleDocuments())
    for (const [index, line] of lines.entries()) {
      expect(refusalOf(lines.toSpliced(index, 0, line).join('\n')).message).toMatch(SPANISH)
    }
  })
})

describe('a damaged snapshot is refused, and the reason told', () => {
  test.each([
    ['', 'línea 1 ilegible'],
    ['<html>502 Bad Gateway</html>', 'línea 1 ilegible'],
    ['null', 'línea 1 con otra forma'],
    ['[]', 'línea 1 con otra forma'],
    ['{"kind":"snapshot"}', 'línea 1 con otra forma'],
    ['{"kind":"store","document":{}}', 'falta el comienzo'],
    ['{"kind":"snapshot","document":{"format":1,"version":1}}', 'falta el final'],
    [
      snapshotText(buildDocuments()).replace('"format":1', '"format":2'),
      'formato 2, se esperaba 1',
    ],
    [snapshotText(buildDocuments()).replace('"version":1', '"version":"1"'), 'falta la versión'],
    [
      snapshotText(buildDocuments()).replace('"documents":1', '"documents":"1"'),
      'llegaron 1 documentos de 1',
    ],
    [
      snapshotText(buildDocuments()).replace('"documents":1', '"documents":5'),
      'llegaron 1 documentos de 5',
    ],
    [lineOf('lead', { nombre: 'Ana' }), 'tipo desconocido, «lead»'],
    [lineOf('toString', {}), 'tipo desconocido, «toString»'],
    [lineOf('__proto__', {}), 'tipo desconocido, «__proto__»'],
  ])('%j', (text, reason) => {
    expect(refusalOf(text).message).toContain(reason)
  })
})

describe('a field of another type is refused with record and field, in Spanish', () => {
  const store = { ...buildStore(12), name: 'La Espiga' }
  test.each([
    ['store', { ...store, isActive: 'sí' }, 'Comercio «La Espiga» (n.º 12)', 'isActive'],
    ['store', { ...store, numero: 1.5 }, 'Comercio «La Espiga» (n.º 1.5)', 'numero'],
    ['store', { ...store, name: null }, 'Comercio «?» (n.º 12)', 'name'],
    ['store', { ...store, categories: null }, 'Comercio «La Espiga» (n.º 12)', 'categories'],
    [
      'store',
      { ...store, hours: { monday: { mode: 'siesta' } } },
      'Comercio «La Espiga» (n.º 12)',
      'hours.monday.mode',
    ],
    [
      'store',
      { ...store, location: { lat: '-29', lng: -59 } },
      'Comercio «La Espiga» (n.º 12)',
      'location.lat',
    ],
    [
      'store',
      { ...store, gallery: [{ name: 'a.jpg', url: 7, updatedAt: '' }] },
      'Comercio «La Espiga» (n.º 12)',
      'gallery.0.url',
    ],
    ['offer', { numero: 3, name: '2x1', kind: 'sorteo' }, 'Oferta «2x1» (n.º 3)', 'kind'],
    [
      'payment-method',
      { name: 'Visa', group: 'crypto', logo: null },
      'Medio de pago «Visa»',
      'group',
    ],
  ])('%s %j', (kind, document, record, field) => {
    const [problem, ...others] = refusalOf(lineOf(kind, document)).problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ record, field })
    expect(problem?.message).toMatch(/^falta o tiene un valor que no corresponde \(.+\)\.$/)
    expect(problem?.message).not.toMatch(/expected|received|Invalid|option/)
  })

  test('every record with a problem is named at once', () => {
    const lines = snapshotLines(buildDocuments({ store: [buildStore(1), buildStore(2)] }))
    const text = lines.join('\n').replaceAll('"isActive":true', '"isActive":1')
    expect(refusalOf(text).problems.map(({ record }) => record)).toEqual([
      'Comercio «Comercio 1» (n.º 1)',
      'Comercio «Comercio 2» (n.º 2)',
    ])
  })
})

test('a record is called by its name or its title, with its number where it has one', () => {
  expect(recordName('useful-contact-category', { title: 'Bancos', numero: 7 })).toBe(
    'Contactos útiles «Bancos» (n.º 7)',
  )
  expect(recordName('category', { name: 'Autos' })).toBe('Categoría «Autos»')
})
