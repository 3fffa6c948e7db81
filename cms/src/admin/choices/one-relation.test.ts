import { expect, test } from 'vitest'
import { foundOption, oneRelationOf } from './one-relation'

test('the fields that name one document', () => {
  expect(oneRelationOf('store', 'api::store.store')?.model).toBe('api::offer.offer')
  expect(oneRelationOf('category', 'api::category.category')?.listLabel).toBe('Categorías')
  expect(oneRelationOf('store', 'api::offer.offer')).toBeNull()
  expect(oneRelationOf('categories', 'api::category.category')).toBeNull()
  expect(oneRelationOf('name')).toBeNull()
})

test('an option tells two stores of a name apart, and a draft as one', () => {
  const sol = { id: 1, documentId: 'd1', name: 'Farmacia Sol', address: null, isPublished: true }
  expect(foundOption({ ...sol, address: 'Colón 1', isPublished: false })).toMatchObject({
    key: 'd1',
    name: 'Farmacia Sol',
    note: 'Colón 1 · sin publicar',
    isDisabled: false,
  })
  expect(foundOption(sol)).not.toHaveProperty('note')
  expect(foundOption({ ...sol, name: '' }).name).toBe('Sin nombre')
})
