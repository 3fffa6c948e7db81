import { expect, test } from 'vitest'
import { storeRecord } from '../../testing/records.ts'
import { openRubros } from './open-rubros.ts'
import { parseStores } from './parse-store.ts'

test('the categories of open stores come by how many of them there are', () => {
  const open = parseStores([
    storeRecord({ id: 1, name: 'A', categories: ['Farmacias'] }),
    storeRecord({ id: 2, name: 'B', categories: ['Gastronomia', 'Delivery'] }),
    storeRecord({ id: 3, name: 'C', categories: ['gastronomía', 'Gastronomia'] }),
  ])
  const categories = ['Delivery', 'Farmacias', 'Gastronomia', 'Ropa'].map((name) => ({ name }))
  expect(openRubros(categories, open).map(({ category, open }) => [category.name, open])).toEqual([
    ['Gastronomia', 2],
    ['Delivery', 1],
    ['Farmacias', 1],
  ])
  expect(openRubros(categories, [])).toEqual([])
})
