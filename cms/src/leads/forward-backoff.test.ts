import { expect, test } from 'vitest'
import { retryDelay } from './forward-backoff'

const MINUTE = 60_000

test('the wait begins with thirty seconds and doubles', () => {
  const minutes = [1, 2, 3, 4, 5].map((attempts) => retryDelay(attempts) / MINUTE)
  expect(minutes).toEqual([0.5, 1, 2, 4, 8])
})

test('it never gets longer than six hours, however often it failed', () => {
  expect(retryDelay(10)).toBe(256 * MINUTE)
  for (const attempts of [11, 12, 1_000, 1_000_000]) expect(retryDelay(attempts)).toBe(360 * MINUTE)
})
