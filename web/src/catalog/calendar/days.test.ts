import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayAfter, dayInGoya, daysBetween, formatDay, shortDay } from './days.ts'

describe.each([
  ['UTC', 0],
  ['America/Argentina/Buenos_Aires', 180],
  ['Asia/Tokyo', -540],
])('by a clock of %s', (zone, offset) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    ['2026-03-15T12:00:00Z', '2026-03-15'],
    ['2026-03-16T02:59:59Z', '2026-03-15'],
    ['2026-03-16T03:00:00Z', '2026-03-16'],
    ['2027-01-01T02:30:00Z', '2026-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('at %s it is %s in Goya, three hours behind UTC', (instant, day) => {
    expect(new Date(instant).getTimezoneOffset()).toBe(offset)
    expect(dayInGoya(new Date(instant))).toBe(day)
  })
})

test('days are counted over months, years and the 29th of February', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test('a day is told in short, with or without its year', () => {
  expect(shortDay('2026-12-03')).toBe('3/12')
  expect(shortDay('02-29')).toBe('29/2')
})

test('a day is told by its weekday', () => {
  expect(formatDay('2026-12-03')).toBe('jueves 3/12')
})
