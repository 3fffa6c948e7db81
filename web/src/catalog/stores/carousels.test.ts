import { describe, expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { CAROUSELS, carouselStoreParam, carouselStores, titleOfSeveral } from './carousels.ts'
import { findStore } from './find-store.ts'

const kinds = [
  'Delivery',
  'Gastronomía',
  'Autos, Motos y Otros',
  'Autos Motos y Otros',
  'Ropa y Accesorios',
  'Celulares y Accesorios',
  'Hogar y Deco',
  'FERRETERÍAS',
  'Cuidado del hogar',
]
/** No category was renamed. */
const NONE = new Map<string, string>()
const stores = kinds.map((category, index) => makeStore({ id: index + 1, categories: [category] }))

test.each([
  ['food', ['Delivery', 'Gastronomía']],
  ['cars', ['Autos, Motos y Otros', 'Autos Motos y Otros']],
  ['clothes', ['Ropa y Accesorios']],
  ['home', ['Hogar y Deco', 'FERRETERÍAS', 'Cuidado del hogar']],
] as const)('the carousel %s shows %j', (name, expected) => {
  const shown = carouselStores(CAROUSELS[name], stores, NONE)
  expect(shown.flatMap(({ categories }) => categories)).toEqual(expected)
})

describe('a carousel', () => {
  const food = (fields: object) => makeStore({ categories: ['Gastronomia'], ...fields })

  test('leaves inactive stores out', () => {
    expect(carouselStores(CAROUSELS.food, [food({ isActive: false })], NONE)).toEqual([])
  })

  test('shows at most the first ten stores', () => {
    const many = Array.from({ length: 12 }, (_, id) => food({ id: id + 1 }))
    expect(carouselStores(CAROUSELS.food, many, NONE)).toEqual(many.slice(0, 10))
  })

  test('keeps the stores of a category that staff call otherwise now', () => {
    const renamed = food({ categories: ['Restaurantes y Bares'] })
    expect(carouselStores(CAROUSELS.food, [renamed], NONE)).toEqual([])
    const first = new Map([['Restaurantes y Bares', 'gastronomia']])
    expect(carouselStores(CAROUSELS.food, [renamed], first)).toEqual([renamed])
  })

  test('shows a store once, whatever its categories', () => {
    expect(
      carouselStores(CAROUSELS.food, [food({ categories: ['Delivery', 'Gastronomia'] })], NONE),
    ).toHaveLength(1)
  })
})

test('each logo of a carousel leads to its own store, by its raw name where that tells it', () => {
  const all = [
    makeStore({ id: 1, name: 'Café del Río', slug: 'cafe-del-rio' }),
    makeStore({ id: 2, name: 'Café del Río', slug: 'cafe-del-rio-2' }),
    makeStore({ id: 3, name: 'CAFÉ DEL RÍO', slug: 'cafe-del-rio-3' }),
    makeStore({ id: 4, name: 'Kiosco 24/7', slug: 'kiosco-247' }),
  ]
  for (const store of all) expect(findStore(all, carouselStoreParam(store))).toBe(store)
  expect(all.map(carouselStoreParam)).toEqual([
    'Café del Río',
    'cafe-del-rio-2',
    'cafe-del-rio-3',
    'kiosco-247',
  ])
})

test.each([
  [['Delivery', 'Gastronomia'], 'Gastronomía y Delivery'],
  [['gastronomía', 'delivery'], 'Gastronomía y Delivery'],
  [['Hogar', 'Ferreterias'], 'Hogar y Ferreterías'],
  [['Autos'], undefined],
  [['Delivery', 'Autos'], undefined],
  [[], undefined],
])('together %j are called %s', (categories, title) => {
  expect(titleOfSeveral(categories)).toBe(title)
})
