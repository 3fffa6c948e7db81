import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { queryStores, readStoreQuery, toggleCategory, withStoreQuery } from './store-query.ts'

const stores = [
  makeStore({ id: 1, name: 'Apagada', isActive: false, categories: ['Alimentos'] }),
  makeStore({ id: 2, name: 'Don Juan', categories: ['Alimentos'] }),
  makeStore({ id: 3, name: 'Bodega', categories: ['Bebidas'], description: '' }),
]
const ids = (query: Partial<Parameters<typeof queryStores>[1]>) =>
  queryStores(stores, { text: '', categories: [], ...query }).map(({ id }) => id)

test('without a query every store is there, active first', () => {
  expect(ids({})).toEqual([2, 3, 1])
})

test('text and categories narrow the list together', () => {
  expect(ids({ text: 'pan' })).toEqual([2, 1])
  expect(ids({ categories: ['bebidas'] })).toEqual([3])
  expect(ids({ categories: ['bebidas', 'alimentos'] })).toEqual([2, 3, 1])
  expect(ids({ text: 'pan', categories: ['bebidas'] })).toEqual([])
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
