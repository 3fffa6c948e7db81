import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('links are those of the specification', () => {
  expect(paths.storesByCategories.link(['Delivery', 'Gastronomia'])).toBe(
    '/stores?category=Delivery,Gastronomia',
  )
  expect(paths.store.link('Café del Río')).toBe('/store/Caf%C3%A9%20del%20R%C3%ADo')
  expect(paths.searchResults.link('pan & vino')).toBe('/prueba?q=pan%20%26%20vino')
  expect(paths.recommended.link()).toBe('/recomendados')
})

test('whatever a store is called, its link leads to its page', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/^\.{1,2}$/.test(text))
  fc.assert(
    fc.property(name, (text) => {
      const { pathname } = new URL(paths.store.link(text), 'https://goya.example')
      expect(matchPath(paths.store.pattern, decodeURI(pathname))).not.toBeNull()
    }),
  )
})

test('half characters, which no address can hold, are dropped', () => {
  expect(paths.store.link('a\ud83c')).toBe('/store/a')
})
