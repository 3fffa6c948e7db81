import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { LegacyStore } from './legacy-types.ts'
import { pictureFiles } from './pictures.ts'
import { PLANTED_QUIRKS } from './testing/planted-quirks.ts'
import type { PlantedQuirkKind } from './testing/planted-quirks.ts'

const files = readCatalogue()
const made = new Set(pictureFiles())
const records = Object.entries(files['busquedas.json'])

type Found = [kind: PlantedQuirkKind, record: string, field: string]

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const RANGE = new RegExp(`^${TIME} - ${TIME}$`, 'u')

/** What is irregular about one text of a day, judged by the text alone. */
function oddHours(text: string): PlantedQuirkKind | null {
  if (text === 'cerrado' || RANGE.test(text)) return null
  if (text.includes('|')) return 'pipe-separator'
  return /\d/u.test(text) ? 'invalid-time' : 'free-text-hours'
}

function oddDays(key: string, { hours }: LegacyStore): Found[] {
  return Object.entries(hours).flatMap(([day, value]) => {
    const kinds = [value].flat().map(oddHours)
    return kinds.flatMap((kind): Found[] => (kind ? [[kind, key, `hours.${day}`]] : []))
  })
}

function oddImages(key: string, store: LegacyStore): Found[] {
  const paths = [
    ['banner', store.banner] as const,
    ...store.gallery.map((path, index) => [`gallery.${index}`, path] as const),
  ]
  return paths.flatMap(([field, path]): Found[] => {
    if (path === null) return [['empty-slot', key, field]]
    return path === '' || made.has(path) ? [] : [['missing-image', key, field]]
  })
}

function oddForms(key: string, store: LegacyStore): Found[] {
  const found: Found[] = []
  if (store.id !== Number(key)) found.push(['id-differs-from-key', key, 'id'])
  if (typeof store.category === 'string') found.push(['category-string', key, 'category'])
  if (!Array.isArray(store.subcategory)) found.push(['subcategory-object', key, 'subcategory'])
  for (const field of ['telefono', 'whatsapp', 'website'] as const) {
    if (store[field] === '') found.push(['empty-field', key, field])
  }
  return found
}

function sharedIds(): Found[] {
  const seen = new Set<number | undefined>()
  return records.flatMap(([key, { id }]): Found[] => {
    const isShared = seen.has(id)
    seen.add(id)
    return isShared ? [['duplicate-id', key, 'id']] : []
  })
}

function sharedPoints(): Found[] {
  const pointOf = (record: Partial<LegacyStore>) => JSON.stringify(record.location ?? null)
  const points = records.map(([, record]) => pointOf(record))
  const sharers = (record: Partial<LegacyStore>) =>
    points.filter((point) => point === pointOf(record)).length
  return records
    .filter(([, record]) => sharers(record) >= 3)
    .map(([key]): Found => ['fallback-coordinates', key, 'location'])
}

function oddContacts(): Found[] {
  return files['contactos.json'].flatMap(({ id, items }) =>
    items.flatMap((item, index): Found[] =>
      item === null ? [['empty-slot', String(id), `items.${index}`]] : [],
    ),
  )
}

function oddStores(): Found[] {
  return records.flatMap(([key, record]): Found[] => {
    if (!('hours' in record)) return [['truncated-record', key, '']]
    const store = record as LegacyStore
    return [...oddForms(key, store), ...oddDays(key, store), ...oddImages(key, store)]
  })
}

const lines = (found: Found[]) => found.map((line) => line.join(' ')).sort()
const planted = (file: string) =>
  lines(
    PLANTED_QUIRKS.filter((quirk) => quirk.file === file).map(({ kind, record, field }): Found => [
      kind,
      record,
      field,
    ]),
  )

describe('the planted quirks', () => {
  it('are exactly the irregularities of the stores', () => {
    const found = lines([...oddStores(), ...sharedIds(), ...sharedPoints()])
    expect(found).toEqual(planted('busquedas.json'))
  })

  it('are exactly the irregularities of the useful contacts', () => {
    expect(lines(oddContacts())).toEqual(planted('contactos.json'))
  })

  it('are of every kind', () => {
    const kinds: PlantedQuirkKind[] = [
      'duplicate-id',
      'id-differs-from-key',
      'category-string',
      'subcategory-object',
      'invalid-time',
      'free-text-hours',
      'pipe-separator',
      'empty-field',
      'fallback-coordinates',
      'truncated-record',
      'empty-slot',
      'missing-image',
    ]
    expect([...new Set(PLANTED_QUIRKS.map(({ kind }) => kind))].sort()).toEqual(kinds.sort())
  })

  it('cut one record in the middle of a word of its description', () => {
    const cut = records.filter(([, record]) => !('hours' in record))
    expect(cut).toHaveLength(1)
    const [, record] = cut[0] ?? []
    expect(Object.keys(record ?? {}).at(-1)).toBe('description')
    expect(record?.description).toMatch(/pedido embal$/u)
  })

  it('give 63 twice and 64 to nobody', () => {
    const ids = records.map(([, { id }]) => id)
    expect(ids.filter((id) => id === 63)).toHaveLength(2)
    expect(ids).not.toContain(64)
  })
})
