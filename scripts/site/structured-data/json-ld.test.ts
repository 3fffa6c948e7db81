import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absoluteUrl, filled, jsonLdScript } from './json-ld.ts'
import { hostileText } from '@guia/web/testing/hostile-text'

const OPENING = '<script type="application/ld+json">'
const CLOSING = '</script>'

/** Thousands of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

const jsonOf = (element: string) => element.slice(OPENING.length, -CLOSING.length)

test('a description is an element of data', () => {
  expect(jsonLdScript({ '@type': 'Bakery', name: 'La Espiga' })).toBe(
    '<script type="application/ld+json">{"@type":"Bakery","name":"La Espiga"}</script>',
  )
})

test('several descriptions stand in one list', () => {
  expect(jsonOf(jsonLdScript([{ name: 'a' }, { name: 'b' }]))).toBe('[{"name":"a"},{"name":"b"}]')
})

describe('for any text', () => {
  test('the element ends where it should, and a reader finds the same text', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const element = jsonLdScript({ '@type': 'Bakery', name })
        expect(element.startsWith(OPENING) && element.endsWith(CLOSING)).toBe(true)
        expect(jsonOf(element)).not.toMatch(/[<>&\u2028\u2029\n\r]/)
        expect(JSON.parse(jsonOf(element))).toEqual({ '@type': 'Bakery', name })
      }),
      { numRuns: 10_000 },
    )
  })
})

test('what is not known is not mentioned', () => {
  expect(filled({ a: '', b: undefined, c: [], d: 0, e: false, f: ['x'] })).toEqual({
    d: 0,
    e: false,
    f: ['x'],
  })
})

test.each([
  ['/store/x', 'https://guia.example/store/x'],
  ['https://otro.example/a', 'https://otro.example/a'],
  ['', ''],
  ['http://', ''],
])('the whole address of "%s" is "%s"', (address, url) => {
  expect(absoluteUrl(address, 'https://guia.example')).toBe(url)
})
