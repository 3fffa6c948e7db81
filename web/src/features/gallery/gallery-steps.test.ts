import { expect, test } from 'vitest'
import { galleryStep, swipeStep } from './gallery-steps.ts'

test('the steps go around both ends', () => {
  expect(galleryStep(0, 1, 9)).toBe(1)
  expect(galleryStep(8, 1, 9)).toBe(0)
  expect(galleryStep(0, -1, 9)).toBe(8)
  expect(galleryStep(0, -1, 1)).toBe(0)
})

test.each([
  [{ x: -50, y: 0 }, 1],
  [{ x: 50, y: 0 }, -1],
  [{ x: -49, y: 0 }, 0],
  [{ x: 49, y: 3 }, 0],
  [{ x: -80, y: 120 }, 0],
  [{ x: 120, y: -80 }, -1],
])('a way of %o is a step of %d', (way, step) => {
  expect(swipeStep(way)).toBe(step)
})
