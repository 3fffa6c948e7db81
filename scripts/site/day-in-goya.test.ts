import { expect, test } from 'vitest'
import { dayInGoya } from './day-in-goya.ts'

test.each([
  ['2026-03-15T12:00:00Z', '2026-03-15'],
  ['2026-03-16T02:59:59Z', '2026-03-15'],
  ['2026-03-16T03:00:00Z', '2026-03-16'],
  ['2027-01-01T02:30:00Z', '2026-12-31'],
  ['2028-02-29T12:00:00Z', '2028-02-29'],
])('at %s it is %s in Goya, three hours behind UTC', (instant, day) => {
  expect(dayInGoya(new Date(instant))).toBe(day)
})
