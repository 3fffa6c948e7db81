import { expect, test } from 'vitest'
import { releasesToKeep } from './releases-to-keep.ts'

const NOW = new Date('2026-03-20T12:00:00Z')

/** Whether the first of two releases is kept when the newest is. */
function isKept(time: string, next: string, live = 'r2'): boolean {
  const releases = [
    { name: 'r1', time },
    { name: 'r2', time: next },
  ]
  const kept = releasesToKeep(releases, live, 1, NOW).map(({ name }) => name)
  expect(kept).toContain('r2')
  return kept.includes('r1')
}

test.each([
  ['the last of yesterday', '2026-03-19T20:00:00Z', '2026-03-20T11:00:00Z', true],
  ['one with another after it that day', '2026-03-19T12:00:00Z', '2026-03-19T20:00:00Z', false],
  ['the last of an evening, tomorrow by UTC', '2026-03-20T02:30:00Z', '2026-03-20T04:00:00Z', true],
  ['the last of the seventh day ago', '2026-03-13T20:00:00Z', '2026-03-20T11:00:00Z', true],
  ['the last of the eighth day ago', '2026-03-12T20:00:00Z', '2026-03-20T11:00:00Z', false],
  ['one of a clock that went wrong', '2031-01-01T12:00:00Z', '2026-03-20T11:00:00Z', false],
])('%s', (_which, time, next, expected) => {
  expect(isKept(time, next)).toBe(expected)
})

test.each(['', 'ayer'])('a release that says «%s» for its time is not kept for its day', (time) => {
  expect(isKept(time, '2026-03-20T11:00:00Z')).toBe(false)
})

test('the live one is kept, however old', () => {
  expect(isKept('2026-01-01T12:00:00Z', '2026-03-20T11:00:00Z', 'r1')).toBe(true)
})
