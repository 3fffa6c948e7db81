import { describe, expect, test } from 'vitest'
import { dateCaveat } from './appearance'
import { isAbout } from './brief'
import { unfinishedOf } from './unfinished'

const MONDAY = '2026-03-02T12:00:00.000Z'
const TUESDAY = '2026-03-03T12:00:00.000Z'
const row = (draft_at: string | number | Date | null, live_at: string | number | Date | null) => ({
  document_id: 'd',
  draft_at,
  live_at,
})

describe('what is not finished', () => {
  test('is a draft that was never published, one that was taken off, and one that was changed since', () => {
    const draft = { kind: 'store', documentId: 'd', time: Date.parse(MONDAY) }
    expect(unfinishedOf('store', [row(MONDAY, null)])).toEqual([{ ...draft, status: 'draft' }])
    const off = { ...row(MONDAY, null), known_slug: 'la-espiga' }
    expect(unfinishedOf('store', [off])).toEqual([{ ...draft, status: 'off' }])
    const modified = { ...draft, status: 'modified', time: Date.parse(TUESDAY) }
    expect(unfinishedOf('store', [row(TUESDAY, MONDAY)])).toEqual([modified])
  })

  test.each([
    ['a text', MONDAY],
    ['a number, as SQLite keeps it', Date.parse(MONDAY)],
    ['a Date, as PostgreSQL gives it', new Date(MONDAY)],
  ])('is nothing whose draft is as published, by %s', (_, time) => {
    expect(unfinishedOf('store', [row(time, time)])).toEqual([])
  })

  test('is nothing that has no draft', () => {
    expect(unfinishedOf('store', [row(null, MONDAY)])).toEqual([])
  })
})

describe('a problem is about a document', () => {
  const store = { kind: 'store', numero: 7, documentId: 'abc' }

  test('of its kind and number, or of its identity', () => {
    expect(isAbout({ kind: 'store', numero: 7 }, store)).toBe(true)
    expect(isAbout({ kind: 'store', documentId: 'abc' }, store)).toBe(true)
    expect(isAbout({ kind: 'store', numero: 8 }, store)).toBe(false)
    expect(isAbout({ kind: 'offer', numero: 7 }, store)).toBe(false)
    expect(isAbout({ kind: 'store', numero: 7, documentId: 'other' }, store)).toBe(false)
    expect(isAbout({}, store)).toBe(false)
  })

  test('without any of them, of the one document of its kind', () => {
    const calendar = { kind: 'calendar', numero: null, documentId: 'x' }
    expect(isAbout({ kind: 'calendar' }, calendar)).toBe(true)
    expect(isAbout({ kind: 'category' }, { ...calendar, kind: 'category' })).toBe(false)
  })
})

test('an offer is seen from its first day to its last', () => {
  const offer = { startsOn: '2026-03-02', endsOn: '2026-03-04' }
  expect(dateCaveat(offer, '2026-03-01')).toBe('notYet')
  expect(dateCaveat(offer, '2026-03-02')).toBeNull()
  expect(dateCaveat(offer, '2026-03-04')).toBeNull()
  expect(dateCaveat(offer, '2026-03-05')).toBe('over')
  expect(dateCaveat({ startsOn: null, endsOn: null }, '2026-03-05')).toBeNull()
})
