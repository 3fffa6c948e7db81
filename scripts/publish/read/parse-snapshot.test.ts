import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PublicationError, type Problem } from '../../site/problems.ts'
import { buildDocuments, buildPaymentMethod, buildStore } from '../../site/testing/documents.ts'
import { StoreRelations } from '../stores/store-relations.ts'
import { sampleDocuments } from '../../site/testing/sample-documents.ts'
import { snapshotLines, snapshotText } from '../testing/snapshot-text.ts'
import type { SnapshotDocuments, StoreDocument } from '../../site/documents.ts'
import { splitLines } from './lines.ts'
import { problemRecord, recordName } from '../../site/checks/record-name.ts'
import { parseSnapshot, parseStoreLine } from './parse-snapshot.ts'

const SPANISH = /^Lo que envió el panel está incompleto o dañado \(.+\)\. Se volverá a intentar/

interface WholeSnapshot {
  version: number
  documents: SnapshotDocuments
  problems: Problem[]
}

/** Reads a snapshot as a publication does: all but the stores, then each store. */
async function readAll(content: string | Buffer): Promise<WholeSnapshot> {
  const pieces = Readable.from([Buffer.from(content)]) as AsyncIterable<Buffer>
  const lines: Buffer[] = []
  const snapshot = await parseSnapshot(splitLines(pieces), (line) => lines.push(line))
  const { version, documents, problems } = snapshot
  const relations = new StoreRelations(documents, () => '')
  const store: StoreDocument[] = []
  for (const line of lines) {
    const parsed = parseStoreLine(line)
    problems.push(...parsed.problems)
    if (parsed.document) store.push(relations.resolve(parsed.document))
  }
  return { version, documents: { ...documents, store }, problems }
}

async function refusalOf(content: string | Buffer): Promise<string> {
  const error: unknown = await readAll(content).then(
    () => new Error('the snapshot was accepted'),
    (reason: unknown) => reason,
  )
  if (error instanceof PublicationError) return error.message
  throw error
}

/** A snapshot of one document, given as the CMS might send it. */
const lineOf = (kind: string, document: unknown): string =>
  [
    '{"kind":"snapshot","document":{"format":3,"version":1}}',
    JSON.stringify({ kind, document }),
    '{"kind":"end","document":{"documents":1}}',
  ].join('\n')

describe('a whole snapshot', () => {
  test('gives every document, by kind and in its order, and the version', async () => {
    const documents = sampleDocuments()
    expect(await readAll(snapshotText(documents, 42))).toEqual({
      version: 42,
      documents,
      problems: [],
    })
  })

  test('of an empty CMS has no documents', async () => {
    const empty = { ...buildDocuments(), 'site-setting': [] }
    expect(await readAll(snapshotText(empty, 0))).toEqual({
      version: 0,
      documents: empty,
      problems: [],
    })
  })

  test('loses the fields that the publisher does not know', async () => {
    const store = { ...buildStore(1), internalNotes: 'debe dos meses' }
    const { documents } = await readAll(lineOf('store', store))
    expect(documents.store).toEqual([buildStore(1)])
  })
})

describe('a part of a snapshot is refused', () => {
  const bytes = Buffer.from(snapshotText(sampleDocuments()).trimEnd())
  const lines = snapshotLines(sampleDocuments())

  test('cut after any of its lines', async () => {
    for (let kept = 0; kept < lines.length; kept++) {
      expect(await refusalOf(lines.slice(0, kept).join('\n'))).toMatch(SPANISH)
    }
  })

  test('cut at any byte, even inside a character', async () => {
    const cut = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(cut, async (at) => {
        expect(await refusalOf(bytes.subarray(0, at))).toMatch(SPANISH)
      }),
      { numRuns: 400 },
    )
  })

  test('with any line left out', async () => {
    for (const index of lines.keys()) {
      expect(await refusalOf(lines.toSpliced(index, 1).join('\n'))).toMatch(SPANISH)
    }
  })

  test('with any line twice', async () => {
    for (const [index, line] of lines.entries()) {
      expect(await refusalOf(lines.toSpliced(index, 0, line).join('\n'))).toMatch(SPANISH)
    }
  })

  test('with something after its end', async () => {
    expect(await refusalOf([...lines, ''].join('\n') + '\n')).toContain('algo sigue al final')
  })

  test('with another document after the stores', async () => {
    const moved = [...lines.slice(0, -1), lines[1], lines.at(-1)].join('\n')
    expect(await refusalOf(moved)).toContain('algo sigue a los comercios')
  })
})

test('whatever happens to its bytes, a snapshot is read whole or refused, never a crash', async () => {
  const bytes = Buffer.from(snapshotText(sampleDocuments()))
  const at = fc.nat(bytes.length - 1)
  const damage = fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 6 }), fc.nat(30))
  let read = 0
  await fc.assert(
    fc.asyncProperty(damage, async ([start, inserted, removed]) => {
      const damaged = Buffer.concat([
        bytes.subarray(0, start),
        inserted,
        bytes.subarray(start + removed),
      ])
      const result = await readAll(damaged).catch((error: unknown) => error)
      if (result instanceof Error) expect(result).toBeInstanceOf(PublicationError)
      else read += 1
    }),
    { numRuns: 600 },
  )
  expect(read).toBeLessThan(600)
})

describe('a damaged snapshot is refused, and the reason told', () => {
  test.each([
    ['', 'falta el comienzo'],
    ['\n', 'línea 1 ilegible'],
    ['<html>502 Bad Gateway</html>', 'línea 1 ilegible'],
    ['null', 'línea 1 con otra forma'],
    ['[]', 'línea 1 con otra forma'],
    ['{"kind":"snapshot"}', 'línea 1 con otra forma'],
    ['{"kind":"store","document":{}}', 'falta el comienzo'],
    ['{"kind":"snapshot","document":{"format":3,"version":1}}', 'falta el final'],
    [
      snapshotText(buildDocuments()).replace('"format":3', '"format":2'),
      'formato 2, se esperaba 3',
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
    [lineOf('store', null), 'con otra forma'],
    [lineOf('store', { a: 1 }).replace('"a":1}', '"a":'), 'ilegible'],
  ])('%j', async (text, reason) => {
    expect(await refusalOf(text)).toContain(reason)
  })
})

describe('a field of another type leaves the record out, told with record and field', () => {
  const store = { ...buildStore(12), name: 'La Espiga' }
  test.each([
    ['store', { ...store, isActive: 'sí' }, 'Comercio «La Espiga» (n.º 12)', 'Activo'],
    ['store', { ...store, numero: 1.5 }, 'Comercio «La Espiga» (n.º 1.5)', 'Número'],
    ['store', { ...store, name: null }, 'Comercio «?» (n.º 12)', 'Nombre'],
    ['store', { ...store, updatedAt: 'ayer' }, 'Comercio «La Espiga» (n.º 12)', 'Modificado'],
    ['store', { ...store, categories: null }, 'Comercio «La Espiga» (n.º 12)', 'Categorías'],
    [
      'store',
      { ...store, hours: { monday: { mode: 'siesta' } } },
      'Comercio «La Espiga» (n.º 12)',
      'Horarios, lunes',
    ],
    [
      'store',
      { ...store, location: { lat: '-29', lng: -59 } },
      'Comercio «La Espiga» (n.º 12)',
      'Ubicación en el mapa, Latitud',
    ],
    [
      'store',
      { ...store, gallery: [{ name: 'a.jpg', url: 7, updatedAt: '' }] },
      'Comercio «La Espiga» (n.º 12)',
      'Fotos',
    ],
    [
      'offer',
      { numero: 3, updatedAt: store.updatedAt, name: '2x1', kind: 'sorteo' },
      'Oferta «2x1» (n.º 3)',
      'Tipo',
    ],
    [
      'payment-method',
      { ...buildPaymentMethod('Visa', 'otros'), group: 'crypto' },
      'Medio de pago «Visa»',
      'Grupo',
    ],
    [
      'useful-contact-category',
      {
        numero: 4,
        updatedAt: store.updatedAt,
        title: 'Urgencias',
        entries: [{ name: 7, phone: '107' }],
      },
      'Contactos útiles «Urgencias» (n.º 4)',
      'Contactos, Nombre',
    ],
  ])('%s %j', async (kind, document, record, field) => {
    const { documents, problems } = await readAll(lineOf(kind, document))
    const [problem, ...others] = problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ record, field })
    expect(problem?.message).toMatch(
      /^falta o tiene un valor que no corresponde \(.+\)\. Corregilo en el panel y volvé a publicar\.$/,
    )
    expect(problem?.message).not.toMatch(/expected|received|Invalid|option/)
    expect(Object.values(documents).flat()).toEqual([])
  })

  test('every such record is told of, and the others stay', async () => {
    const lines = snapshotLines(
      buildDocuments({ store: [buildStore(1), buildStore(2), buildStore(3)] }),
    ).map((line) => (/Comercio [13]/.test(line) ? line.replace('true', '1') : line))
    const { documents, problems } = await readAll(lines.join('\n'))
    expect(problems.map(({ record }) => record)).toEqual([
      'Comercio «Comercio 1» (n.º 1)',
      'Comercio «Comercio 3» (n.º 3)',
    ])
    expect(documents.store).toEqual([buildStore(2)])
  })
})

test('a record is called by its name or its title, with its number where it has one', () => {
  expect(recordName('useful-contact-category', { title: 'Bancos', numero: 7 })).toBe(
    'Contactos útiles «Bancos» (n.º 7)',
  )
  expect(recordName('category', { name: 'Autos' })).toBe('Categoría «Autos»')
})

describe('a problem names the document that the panel is to open', () => {
  test('by the number that a document and its public record share', () => {
    const found = { record: 'Comercio «La Espiga» (n.º 7)', kind: 'store', numero: 7 }
    expect(problemRecord('store', { id: 7, name: 'La Espiga' })).toEqual(found)
    expect(problemRecord('store', { numero: 7, name: 'La Espiga' })).toEqual(found)
  })

  test('by its identity where it has no number: the id of its row is none', () => {
    const document = { id: 99, documentId: 'abc123', name: 'Autos' }
    expect(problemRecord('category', document)).toEqual({
      record: 'Categoría «Autos»',
      kind: 'category',
      documentId: 'abc123',
    })
  })

  test('by nothing that the panel could not know', () => {
    const document = { documentId: '../x', numero: 1.5, name: 'Autos' }
    expect(problemRecord('category', document)).toEqual({
      record: 'Categoría «Autos» (n.º 1.5)',
      kind: 'category',
    })
  })
})
