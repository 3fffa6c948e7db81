import { expect, test } from 'vitest'
import { describeSelf, isSamePlace, isStillRunning } from './process-identity.ts'

test('a process knows itself, and tells itself from another one of its number', () => {
  const self = describeSelf()
  expect(isSamePlace(self)).toBe(true)
  expect(isStillRunning(self)).toBe(true)
  expect(isStillRunning({ ...self, started: 'another time' })).toBe(false)
  expect(isStillRunning({ ...self, pid: 2 ** 22 + 1 })).toBe(false)
})
