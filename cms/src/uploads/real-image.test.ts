import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUploadTooLarge, UPLOAD_LIMIT_BYTES } from '../rules/limits'
import { withExtension } from './real-image'

describe('the name of an uploaded image', () => {
  test.each([
    ['foto.png', '.png', 'foto.png'],
    ['foto.JPEG', '.jpg', 'foto.jpg'],
    ['menu.html', '.png', 'menu.png'],
    ['menu.html.png', '.png', 'menu.png'],
    ['menu.svg.js', '.webp', 'menu.webp'],
    ['mi local 2.0.png', '.png', 'mi local 2.0.png'],
    ['.png', '.png', 'imagen.png'],
    ['sin-extension', '.jpg', 'sin-extension.jpg'],
  ])('%s as %s is %s', (name, extension, expected) => {
    expect(withExtension(name, extension)).toBe(expected)
  })

  test('always ends in what the image really is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(withExtension(name, '.png')).toMatch(/[^]\.png$/)
      }),
    )
  })
})

test('a request may be a little larger than its file', () => {
  expect(isUploadTooLarge(UPLOAD_LIMIT_BYTES)).toBe(false)
  expect(isUploadTooLarge(UPLOAD_LIMIT_BYTES + 1_000)).toBe(false)
  expect(isUploadTooLarge(UPLOAD_LIMIT_BYTES + 1_000_000)).toBe(true)
})
