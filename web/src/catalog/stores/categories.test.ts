import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isNamedBy,
  leadingWordsMatch,
  namesOfRequested,
  sameCategory,
  uniqueNames,
} from './categories.ts'

describe('sameCategory', () => {
  test.each([
    ['Gastronomía', 'gastronomia'],
    [' Ópticas ', 'OPTICAS'],
    ['Autos, Motos y Otros', 'Autos Motos y Otros'],
  ])('%s is %s', (one, other) => {
    expect(sameCategory(one, other)).toBe(true)
  })

  test('Hogar is not Hogar y Deco', () => {
    expect(sameCategory('Hogar', 'Hogar y Deco')).toBe(false)
  })

  test('a blank name is no category', () => {
    expect(sameCategory(' ', '')).toBe(false)
  })

  test('case, accents, spaces around and commas never matter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), (name) => {
        const other = ` ${name.toUpperCase().replaceAll('A', 'Á').replaceAll(' ', ', ')} `
        expect(sameCategory(name, other)).toBe(true)
      }),
    )
  })
})

describe('leadingWordsMatch', () => {
  test.each([
    ['Autos', 'Autos Motos y Otros', true],
    ['Hogar', 'Hogar y Deco', true],
    ['hogar y', 'Hogar y Deco', true],
    ['Motos', 'Autos Motos y Otros', false],
    ['Auto', 'Autos Motos y Otros', false],
    ['Autos Motos y Otros más', 'Autos Motos y Otros', false],
    ['', 'Autos', false],
  ])('%s asks for %s: %s', (requested, category, expected) => {
    expect(leadingWordsMatch(requested, category)).toBe(expected)
  })
})

test('a parameter names a category by slug or by name', () => {
  expect(isNamedBy('Peluquerías y Barberías', 'peluquerias-y-barberias')).toBe(true)
  expect(isNamedBy('Peluquerías y Barberías', 'Peluquerías y Barberías')).toBe(true)
  expect(isNamedBy('¡!', '¿?')).toBe(false)
})

test('of equal names the first is kept, in the order of the list', () => {
  const names = ['Alimentos', 'Ópticas', 'Otros', 'opticas', '', 'Servicios'].map((name) => ({
    name,
  }))
  expect(uniqueNames(names).map(({ name }) => name)).toEqual([
    'Alimentos',
    'Ópticas',
    'Otros',
    'Servicios',
  ])
})

test('a requested category is called as the known one is, for as many words as were asked', () => {
  const known = ['Autos, Motos y Otros', 'Gastronomía', 'Hogar y Deco']
  const renamed = new Map([['Hogar y Deco', 'muebles y hogar']])
  const names = (...requested: string[]) => namesOfRequested(requested, known, renamed)
  expect(names('gastronomia', 'AUTOS')).toEqual(['Gastronomía', 'Autos'])
  expect(names('autos motos y otros')).toEqual(['Autos, Motos y Otros'])
  expect(names('hogar', 'Hogar')).toEqual(['Hogar'])
  expect(names('muebles')).toEqual(['Hogar y Deco'])
  expect(names('\uFFFD', 'Hogar y estafa', 'otra cosa')).toEqual([])
})
