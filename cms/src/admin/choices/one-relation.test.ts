import { expect, test } from 'vitest'
import { byName, listedOption, oneRelationOf } from './one-relation'

test('the fields that name one document', () => {
  expect(oneRelationOf('store', 'api::store.store')?.model).toBe('api::offer.offer')
  expect(oneRelationOf('category', 'api::category.category')?.listLabel).toBe('Categorías')
  expect(oneRelationOf('store', 'api::offer.offer')).toBeNull()
  expect(oneRelationOf('categories', 'api::category.category')).toBeNull()
  expect(oneRelationOf('name')).toBeNull()
})

test('an option tells two stores of a name apart, and a draft as one', () => {
  const sol = { id: 1, documentId: 'd1', name: 'Farmacia Sol' }
  expect(listedOption({ ...sol, address: 'Colón 1', status: 'draft' })).toMatchObject({
    key: 'd1',
    name: 'Farmacia Sol',
    note: 'Colón 1 · sin publicar',
    isDisabled: false,
  })
  expect(listedOption({ ...sol, address: null, status: 'modified' })).not.toHaveProperty('note')
  expect(listedOption({ ...sol, name: '' }).name).toBe('Sin nombre')
})

test('what has the words in its name comes first, and twenty are enough', () => {
  const listed = (name: string, id: number) => ({ id, documentId: `d${id}`, name })
  const found = ['Aurora', 'Bar del Río', 'Canoas', 'RIO Claro'].map(listed)
  expect(byName(found, 'rio').map(({ name }) => name)).toEqual([
    'Bar del Río',
    'RIO Claro',
    'Aurora',
    'Canoas',
  ])
  const many = Array.from({ length: 100 }, (_, id) => listed('Sol', id))
  expect(byName(many, '')).toHaveLength(20)
})
