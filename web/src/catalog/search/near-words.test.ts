import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFunctionWord, wordDistance } from './near-words.ts'

test.each([
  ['panderia', 'panaderia'],
  ['medailunas', 'medialunas'],
  ['muzzarella', 'muzarela'],
  ['vodega', 'bodega'],
  ['elado', 'helado'],
  ['sapatos', 'zapatos'],
  ['kiosko', 'kiosco'],
  ['bodeha', 'bodega'],
  ['perros', 'perro'],
])('%s is near to %s', (typed, word) => {
  expect(wordDistance(typed, word)).toBeLessThan(Infinity)
})

test.each([
  ['nena', 'sena'],
  ['comida', 'cosida'],
  ['perros', 'compra'],
  ['pan', 'sal'],
  ['xa', 'xana'],
  ['', 'pan'],
])('%s is another word than %s', (typed, word) => {
  expect(wordDistance(typed, word)).toBe(Infinity)
})

test('function words are no words to look for', () => {
  const some = 'de del la el los las para con por en y o un una al a'.split(' ')
  expect(some.filter((word) => !isFunctionWord(word))).toEqual([])
  expect(['pan', 'comida', 'casa'].filter(isFunctionWord)).toEqual([])
})

const word = fc.stringMatching(/^[a-z]{1,12}$/)

test('only a word itself is at distance 0', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(wordDistance(one, one)).toBe(0)
      expect(wordDistance(one, other) === 0).toBe(one === other)
    }),
  )
})

test('a near word is about as long, and a short one has one slip at most', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const distance = wordDistance(typed, other)
      if (distance === Infinity) return
      expect(Math.abs(typed.length - other.length)).toBeLessThanOrEqual(distance)
      if (typed.length <= 5) expect(distance).toBeLessThanOrEqual(1)
    }),
  )
})

test('a letter that is left out of a word of four or more is forgiven', () => {
  const long = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(long, fc.nat(), (written, pick) => {
      const place = 1 + (pick % (written.length - 1))
      const typed = written.slice(0, place) + written.slice(place + 1)
      fc.pre(!written.startsWith('h'))
      expect(wordDistance(typed, written)).toBeLessThanOrEqual(1)
    }),
  )
})
