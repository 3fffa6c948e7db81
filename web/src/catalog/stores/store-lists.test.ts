import { describe, expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { parseListState, storesByIds } from './store-ids.ts'
import {
  activeFirst,
  requestedCategories,
  storesInAnyCategory,
  storesInCategory,
  storesInSection,
} from './store-lists.ts'

const idle = makeStore({ id: 1, categories: ['Hogar y Deco'], isActive: false })
const deco = makeStore({ id: 2, categories: ['Hogar y Deco'] })
const cars = makeStore({
  id: 3,
  categories: ['Autos, Motos y Otros'],
  subcategories: ['Talleres'],
})
const stores = [idle, deco, cars]
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

test('active stores come first, otherwise the order stays', () => {
  expect(ids(activeFirst([idle, cars, deco]))).toEqual([3, 2, 1])
})

test('a category is found by slug and by name, as a whole', () => {
  expect(ids(storesInCategory(stores, 'hogar-y-deco'))).toEqual([2, 1])
  expect(ids(storesInCategory(stores, 'Hogar y Deco'))).toEqual([2, 1])
  expect(storesInCategory(stores, 'hogar')).toEqual([])
})

describe('/stores?category=', () => {
  test('parts the categories at commas', () => {
    expect(requestedCategories(' Autos,, Ropa y Accesorios ')).toEqual([
      'Autos',
      'Ropa y Accesorios',
    ])
  })

  test('finds categories by their leading words', () => {
    expect(ids(storesInAnyCategory(stores, ['Autos', 'hogar']))).toEqual([2, 3, 1])
    expect(storesInAnyCategory(stores, ['Motos'])).toEqual([])
    expect(storesInAnyCategory(stores, [])).toEqual([])
  })

  test('finds a category by what it was called before', () => {
    const shop = { isActive: true, categories: ['Bares'], subcategories: [] }
    expect(
      storesInAnyCategory([shop], ['Gastronomia'], new Map([['Bares', 'gastronomia']])),
    ).toEqual([shop])
    expect(storesInAnyCategory([shop], ['Gastronomia'])).toEqual([])
  })
})

describe('/subcategory/', () => {
  test('means a subcategory, otherwise a category, and knows its name', () => {
    expect(storesInSection(stores, 'talleres')).toEqual({
      name: 'Talleres',
      stores: [cars],
      isCategory: false,
    })
    expect(storesInSection(stores, 'hogar-y-deco')).toMatchObject({
      name: 'Hogar y Deco',
      isCategory: true,
    })
    expect(storesInSection(stores, 'nada')).toBeNull()
  })
})

describe('navigation state', () => {
  test('gives the results that it holds', () => {
    expect(parseListState({ results: [3, 1], categoryName: 'Talleres' })).toEqual({
      results: [3, 1],
      categoryName: 'Talleres',
    })
  })

  test.each([undefined, null, 'x', { results: 'x' }, { results: [1, 'x'] }, { results: [{}] }])(
    '%j holds none',
    (state) => {
      expect(parseListState(state)).toEqual({ results: null, categoryName: '' })
    },
  )

  test('ids give their stores in order, unknown ids none', () => {
    expect(ids(storesByIds(stores, [3, 99, 1]))).toEqual([3, 1])
  })
})
