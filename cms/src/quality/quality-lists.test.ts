import { describe, expect, test } from 'vitest'
import { confirmedSince, duplicatesOf, incompleteOf, staleOf } from './quality-lists'
import { summaryOf, wantingOwnPoints, type StoreSummary } from './store-summary'

const NOW = new Date('2026-09-01T02:59:00Z') // still 31 August in Goya
const store = (documentId: string, more: Partial<StoreSummary> = {}): StoreSummary => ({
  documentId,
  name: documentId,
  address: '',
  isPublished: true,
  missing: [],
  point: null,
  writtenAt: null,
  ...more,
})
const lacking = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `f${at}`, text: '' }))

test('what visitors see comes first, and of it the worst', () => {
  const stores = [
    store('full'),
    store('draft', { isPublished: false, missing: lacking(7) }),
    store('a', { missing: lacking(2) }),
    store('b', { missing: lacking(2) }),
    store('c', { missing: lacking(5) }),
  ]
  expect(incompleteOf(stores).map(({ documentId }) => documentId)).toEqual(['c', 'a', 'b', 'draft'])
})

test.each([
  ['2026-11-26', '2026-05-26'],
  ['2026-08-31', '2026-02-28'],
  ['2028-08-30', '2028-02-29'],
  ['2026-03-01', '2025-09-01'],
  ['2026-06-30', '2025-12-30'],
])('six months before %s: %s', (today, since) => expect(confirmedSince(today)).toBe(since))

describe('not confirmed', () => {
  const stale = (stores: StoreSummary[], confirmed: [string, string][] = []) =>
    staleOf(stores, new Map(confirmed), NOW).map(({ documentId, lastDay }) => [documentId, lastDay])

  test('is what an import brought and nobody looked at, before what is longest ago', () => {
    const old = Date.parse('2025-12-24T12:00:00Z')
    expect(
      stale([store('b', { writtenAt: old }), store('a'), store('c')], [['c', '2026-01-15']]),
    ).toEqual([
      ['a', null],
      ['b', '2025-12-24'],
      ['c', '2026-01-15'],
    ])
  })

  test('is not what was written or confirmed within six months, to the day of Goya', () => {
    const written = (time: string) => store('x', { writtenAt: Date.parse(time) })
    expect(stale([written('2026-02-28T03:00:00Z')])).toEqual([])
    expect(stale([written('2026-02-28T02:59:00Z')])).toEqual([['x', '2026-02-27']])
    expect(stale([store('x')], [['x', '2026-02-28']])).toEqual([])
    expect(stale([store('x')], [['x', '2026-02-27']])).toEqual([['x', '2026-02-27']])
  })

  test('is no draft, which no visitor reads', () => {
    expect(stale([store('x', { isPublished: false })])).toEqual([])
  })
})

test('of a group those are told that the role may read; of many, some', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `s${at}`)
  const readable = new Map(ids.map((id) => [id, store(id)]))
  const groups = [
    { documentIds: ['s0', 'hidden'], reasons: ['name' as const] },
    { documentIds: ['hidden', ...ids], reasons: ['number' as const] },
  ]
  const [group, ...others] = duplicatesOf(groups, readable)
  expect(others).toEqual([])
  expect(group).toMatchObject({ reasons: ['number'], more: 10 })
  expect(group?.stores).toHaveLength(20)
})

describe('of a row', () => {
  const row = {
    documentId: 'a',
    name: ' La Espiga ',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
  }
  const writtenAt = (more: object) => summaryOf({ ...row, ...more }, true).writtenAt

  test('staff wrote it when one of them changed or made it; an import is nobody', () => {
    expect(writtenAt({})).toBeNull()
    expect(writtenAt({ createdBy: { id: 1 } })).toBe(Date.parse(row.createdAt))
    expect(writtenAt({ createdBy: { id: 1 }, updatedBy: { id: 2 } })).toBe(
      Date.parse(row.updatedAt),
    )
  })

  test('it is told what is missing, and a name is always there', () => {
    const { missing, name } = summaryOf({ ...row, categories: [{}], phone: '43-1111' }, true)
    expect(missing.map(({ field }) => field)).toEqual([
      'hours',
      'location',
      'description',
      'image',
      'gallery',
    ])
    expect(name).toBe('La Espiga')
    expect(summaryOf({ ...row, name: ' ' }, false).name).toBe('Sin nombre')
  })

  test.each([
    ['in the city', { lat: -29.14, lng: -59.26 }, undefined],
    ['as a form holds it', { lat: '-29.14', lng: '-59.26' }, undefined],
    ['of another town', { lat: -28.5, lng: -59.04 }, 'Lugar en el mapa: queda fuera de Goya'],
    ['without its longitude', { lat: -29.14, lng: null }, 'Lugar en el mapa'],
  ])('a place %s', (_, location, text) => {
    const { missing } = summaryOf({ ...row, location }, true)
    expect(missing.find(({ field }) => field === 'location')?.text).toBe(text)
  })
})

test('three at one point lack their own place, two do not; who lacks it already is told once', () => {
  const city = { lat: -29.14, lng: -59.26 }
  const lacksPlace = (stores: StoreSummary[]) =>
    wantingOwnPoints(stores).map(({ missing }) => missing.map(({ field }) => field))
  const [a, b, c] = ['a', 'b', 'c'].map((id) => store(id, { point: city }))
  expect(lacksPlace([a!, b!, store('d')])).toEqual([[], [], []])
  const outside = { ...c!, missing: [{ field: 'location', text: '' }] }
  expect(lacksPlace([a!, b!, outside, store('d')])).toEqual([
    ['location'],
    ['location'],
    ['location'],
    [],
  ])
})
