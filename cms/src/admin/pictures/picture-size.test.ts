import { expect, test } from 'vitest'
import { UPLOAD_LIMIT_BYTES } from '../../rules/limits'
import { drawingsFor, fitWithin, isLightEnough, isTooLarge, isWithinLimit } from './picture-size'

const MEBIBYTE = 1024 ** 2

test.each([
  [
    { width: 6000, height: 4000 },
    { width: 2560, height: 1707 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 2560, height: 2560 },
    { width: 2560, height: 2560 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  // A panorama keeps a line of pixels at least.
  [
    { width: 40_000, height: 3 },
    { width: 2560, height: 1 },
  ],
])('%o is drawn as %o', (size, drawn) => {
  expect(fitWithin(size, 2560)).toEqual(drawn)
})

test.each([
  [{ width: 2560, height: 1920 }, 3 * MEBIBYTE, false],
  [{ width: 2561, height: 1920 }, 1, true],
  [{ width: 1920, height: 2561 }, 1, true],
  [{ width: 800, height: 800 }, 3 * MEBIBYTE + 1, true],
])('%o of %i bytes is drawn anew: %s', (size, bytes, isDrawn) => {
  expect(isTooLarge(size, bytes)).toBe(isDrawn)
})

const typesOf = (...args: Parameters<typeof drawingsFor>) =>
  drawingsFor(...args).map(({ type }) => type.replace('image/', ''))

test('photographs become JPEG, a second time with less', () => {
  expect(typesOf('jpeg', true)).toEqual(['jpeg', 'jpeg'])
  expect(typesOf('heic', true)).toEqual(['jpeg', 'jpeg'])
  const [first, second] = drawingsFor('jpeg', true)
  expect(first).toMatchObject({ edge: 2560, quality: 0.85 })
  expect(second?.edge).toBeLessThan(2560)
})

test('a drawing stays what it was, unless it is a photograph', () => {
  expect(typesOf('png', true)).toEqual(['png', 'jpeg', 'jpeg'])
  expect(typesOf('webp', true)).toEqual(['webp', 'jpeg', 'jpeg'])
})

test.each(['png', 'webp', 'image', 'heic'] as const)(
  'a transparent %s never loses its transparency to JPEG',
  (kind) => {
    expect(typesOf(kind, false)).not.toContain('jpeg')
    expect(typesOf(kind, false)).toContain('png')
  },
)

test('what is light enough is within the limit of the CMS', () => {
  expect(isLightEnough(3 * MEBIBYTE)).toBe(true)
  expect(isLightEnough(3 * MEBIBYTE + 1)).toBe(false)
  expect(isWithinLimit(UPLOAD_LIMIT_BYTES)).toBe(true)
  expect(isWithinLimit(UPLOAD_LIMIT_BYTES + 1)).toBe(false)
})
