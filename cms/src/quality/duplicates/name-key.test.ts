import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differByOneLetter, isNearName, joinedName, nameWords, nearKeys } from './name-key'

const near = (one: string, other: string) => isNearName(nameWords(one), nameWords(other))
const haveKey = (one: string, other: string) => {
  const keys = new Set(nearKeys(nameWords(one)))
  return nearKeys(nameWords(other)).some((key) => keys.has(key))
}

test('a name is its telling words', () => {
  expect(nameWords('La Espiga de Oro')).toEqual(['espiga', 'oro'])
  expect(nameWords('  ¡PANADERÍAS «Ñandú»!  ')).toEqual(['nandu', 'panaderia'])
  expect(nameWords('Los de La')).toEqual(['de', 'la', 'los'])
  expect(nameWords('…')).toEqual([])
})

test.each([
  ['Farmacia Ceibo', 'Farmacia El Ceibo'],
  ['Panadería La Espiga', 'La Espiga Panaderia'],
  ['Ferretería El Surubí', 'Ferreteria El Suruvi'],
  ['Librería Olivia', 'Librería Oliva'],
  ['Verdulería Norma', 'Verdulería Nroma'],
  ['Pinturas del Sol', 'PINTURA DEL SOL'],
  ['Electricidad Núñez', 'Eletricidad Nuñez'],
])('«%s» and «%s» are near, and have a key in common', (one, other) => {
  expect([near(one, other), near(other, one)]).toEqual([true, true])
  expect(haveKey(one, other)).toBe(true)
})

test.each([
  ['Kiosco 24', 'Kiosco 25'],
  ['Local A', 'Local B'],
  ['Casa Rosa', 'Casa Rosi'],
  ['Farmacia Ceibo', 'Farmacia Lapacho'],
  ['Farmacia Ceibo', 'Ceibo'],
  ['Bar Ceibo', 'Bar Ceibo Norte'],
  ['Ceibo Norte', 'Seibo Nortes Sur'],
  ['…', '!!'],
])('«%s» and «%s» are not', (one, other) => {
  expect([near(one, other), near(other, one)]).toEqual([false, false])
})

test('a space that is missing changes nothing of the letters', () => {
  expect(joinedName('Multi Rubro «Sol»')).toBe(joinedName('multirubro sol'))
})

describe('of any names', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 255 })
  const word = fc.string({ unit: fc.constantFrom(...'abcdeñüxyz'), minLength: 5, maxLength: 12 })
  const place = fc.nat({ max: 11 })

  test('nothing throws, near is near both ways, and what is near has a key in common', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(near(one, other)).toBe(near(other, one))
        if (near(one, other)) expect(haveKey(one, other)).toBe(true)
        if (nameWords(one).length > 0) expect(near(one, one)).toBe(true)
        joinedName(one)
      }),
    )
  })

  test('one letter more, less, another or swapped is one letter, and has a key in common', () => {
    fc.assert(
      fc.property(word, place, fc.constantFrom('b', 'z'), (text, at, letter) => {
        const letters = [...text]
        const where = at % letters.length
        const more = letters.toSpliced(where, 0, letter).join('')
        const another = letters.toSpliced(where, 1, letter).join('')
        const pair = letters.slice(where, where + 2).reverse()
        const swapped = letters.toSpliced(where, pair.length, ...pair).join('')
        for (const mistaken of [more, another, swapped]) {
          expect(differByOneLetter(text, mistaken)).toBe(true)
          expect(differByOneLetter(mistaken, text)).toBe(true)
          const keys = new Set(nearKeys(['bar', text]))
          expect(nearKeys(['bar', mistaken]).some((key) => keys.has(key))).toBe(true)
        }
      }),
    )
  })

  test('few keys stand for a long one', () => {
    fc.assert(fc.property(texts, (name) => nearKeys(nameWords(name)).length <= 120))
  })
})
