import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceFrom, heard, isFunctionWord } from './near-words.ts'

const distance = (typed: string, word: string) => distanceFrom(typed)(heard(word))

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
  expect(distance(typed, word)).toBeLessThan(Infinity)
})

test.each([
  ['nena', 'sena'],
  ['comida', 'cosida'],
  ['perros', 'compra'],
  ['pan', 'sal'],
  ['xa', 'xana'],
  ['', 'pan'],
])('%s is another word than %s', (typed, word) => {
  expect(distance(typed, word)).toBe(Infinity)
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
      expect(distance(one, one)).toBe(0)
      expect(distance(one, other) === 0).toBe(one === other)
    }),
  )
})

test('a near word is about as long, and a short one has one slip at most', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const found = distance(typed, other)
      if (found === Infinity) return
      expect(Math.abs(typed.length - other.length)).toBeLessThanOrEqual(found)
      if (typed.length <= 5) expect(found).toBeLessThanOrEqual(1)
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
      expect(distance(typed, written)).toBeLessThanOrEqual(1)
    }),
  )
})
