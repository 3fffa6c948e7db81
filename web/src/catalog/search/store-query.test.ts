import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { inCategories, readStoreQuery, toggleCategory, withStoreQuery } from './store-query.ts'

const stores = [
  makeStore({ id: 1, name: 'Apagada', isActive: false, categories: ['Alimentos'] }),
  makeStore({ id: 2, name: 'Don Juan', categories: ['Alimentos'] }),
  makeStore({ id: 3, name: 'Bodega', categories: ['Bebidas'], description: '' }),
]
const ids = (categories: string[]) => inCategories(stores, categories).map(({ id }) => id)

test('categories narrow a list, and none does not', () => {
  expect(ids([])).toEqual([1, 2, 3])
  expect(ids(['bebidas'])).toEqual([3])
  expect(ids(['bebidas', 'alimentos'])).toEqual([1, 2, 3])
})

test('the query string says it all, and a change keeps what else is in it', () => {
  const before = new URLSearchParams('abierto=1&q=pan&categoria=Alimentos,bebidas,alimentos')
  expect(readStoreQuery(before)).toEqual({
    text: 'pan',
    categories: ['alimentos', 'bebidas'],
    initial: '',
  })
  const after = withStoreQuery(before, { categories: [], initial: 'B' })
  expect(after.toString()).toBe('abierto=1&q=pan&inicial=B')
})

test('whatever is written into the query string is read back', () => {
  const query = fc.record({
    text: fc.string().map((text) => text.trim()),
    categories: fc.uniqueArray(fc.constantFrom('alimentos', 'bebidas', 'otros')),
    initial: fc.constantFrom('', 'A', 'Ñ', '#'),
  })
  fc.assert(
    fc.property(query, (wanted) => {
      const written = withStoreQuery(new URLSearchParams(), wanted).toString()
      expect(readStoreQuery(new URLSearchParams(written))).toEqual(wanted)
    }),
  )
})

test('a category is switched on and off', () => {
  expect(toggleCategory(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleCategory(['a', 'b'], 'a')).toEqual(['b'])
})
