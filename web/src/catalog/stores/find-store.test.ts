import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { findStore } from './find-store.ts'

const first = makeStore({ id: 12, name: 'Café del Río' })
const second = makeStore({ id: 13, name: 'Café del Río', slug: 'cafe-del-rio-13' })
const numeric = makeStore({ id: 14, name: '12' })
const stores = [first, second, makeStore({ id: 15, name: 'A/B 50% & más' })]

test.each([
  ['its slug', 'cafe-del-rio', 12],
  ['the slug with a number', 'cafe-del-rio-13', 13],
  ['its raw name', 'Café del Río', 12],
  ['a raw name with signs', 'A/B 50% & más', 15],
  ['the lower-cased name with hyphens', 'café-del-río', 12],
  ['its number', '15', 15],
])('a store is found by %s', (_, param, id) => {
  expect(findStore(stores, param)?.id).toBe(id)
})

test('a slug goes before a number', () => {
  expect(findStore([first, numeric], '12')).toBe(numeric)
})

test('an unknown name finds nothing', () => {
  expect(findStore(stores, 'otra')).toBeUndefined()
  expect(findStore(stores, '')).toBeUndefined()
  expect(findStore(stores, '¡!')).toBeUndefined()
})

test('every store is found by its slug, its name and its number', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => /[a-z]/i.test(text))
  fc.assert(
    fc.property(name, (text) => {
      const store = makeStore({ id: 900, name: text })
      for (const param of [store.slug, store.name, '900']) {
        expect(findStore([store], param)).toBe(store)
      }
    }),
  )
})
