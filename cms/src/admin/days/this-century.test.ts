import { expect, test } from 'vitest'
import { inThisCentury } from './this-century'

test.each([
  ['0026-12-31', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['0099-01-05', '2099-01-05'],
])('the year of %s is that of %s', (typed, day) => {
  expect(inThisCentury(typed)).toBe(day)
})
