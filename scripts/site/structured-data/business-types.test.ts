import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../sample/catalogue.ts'
import { categoryType, hasMenus, professionalType, storeType } from './business-types.ts'
import { isKindOf } from './testing/vocabulary.ts'

const { categories, professionalCategories } = readCatalogue()['sitio.json']
const names = categories.flatMap(({ name, subcategories }) => [
  name,
  ...subcategories.map((entry) => entry.name),
])

test.each(names)('%s has a type, and it is a kind of business', (name) => {
  const type = categoryType(name)
  expect(type).not.toBeNull()
  expect(isKindOf(type ?? '', 'LocalBusiness')).toBe(true)
})

test.each(professionalCategories.map(({ route }) => route))('%s are businesses', (route) => {
  const types = [professionalType(route)].flat()
  expect(types.some((type) => isKindOf(type, 'LocalBusiness'))).toBe(true)
  expect(types.every((type) => isKindOf(type, 'Organization'))).toBe(true)
})

test.each(['toString', '__proto__', 'constructor', ''])('%s is no category', (name) => {
  expect(categoryType(name)).toBeNull()
  expect(professionalType(name)).toBe('LocalBusiness')
})

describe('the type of a store', () => {
  const plain = { subcategory: [], category: [], menu: '' }

  test('is that of its subcategory before that of its category', () => {
    const trade = { ...plain, subcategory: [{ name: 'Panaderias' }], category: ['Alimentos'] }
    expect(storeType(trade)).toBe('Bakery')
    expect(storeType({ ...trade, subcategory: [] })).toBe('GroceryStore')
  })

  test('is of the category that says most', () => {
    expect(storeType({ ...plain, category: ['Delivery', 'Farmacias'] })).toBe('Pharmacy')
    expect(storeType({ ...plain, category: ['Autos, Motos y Otros'] })).toBe('AutomotiveBusiness')
  })

  test('with nothing but a menu is a place to eat', () => {
    expect(storeType({ ...plain, category: ['Delivery'], menu: 'https://menu.example' })).toBe(
      'FoodEstablishment',
    )
  })

  test('of which nothing is known is a business', () => {
    expect(storeType({ ...plain, category: ['Astilleros'] })).toBe('LocalBusiness')
  })
})

test('only places to eat have menus', () => {
  for (const name of names) {
    const type = categoryType(name) ?? ''
    expect(hasMenus(type)).toBe(isKindOf(type, 'FoodEstablishment'))
  }
})
