import { expect, test } from 'vitest'
import { KINDS } from '../rules/types'
import { countOf, describeUsers, listNames, nounOf } from './names'

test.each([
  [[], ''],
  [['A'], '«A»'],
  [['A', 'B'], '«A» y «B»'],
  [[...'ABCDE'], '«A», «B», «C», «D» y «E»'],
  [[...'ABCDEF'], '«A», «B», «C», «D», «E» y 1 más'],
  [[...'ABCDEFGHIJKLMNOPQ'], '«A», «B», «C», «D», «E» y 12 más'],
])('%j are listed as %s', (names, text) => {
  expect(listNames(names)).toBe(text)
})

test('who uses something is told by kind', () => {
  const stores = { type: 'api::store.store', names: ['A', 'B'] }
  const offers = { type: 'api::offer.offer', names: ['C'] }
  expect(describeUsers([stores])).toBe('2 comercios («A» y «B»)')
  expect(describeUsers([stores, offers])).toBe('2 comercios («A» y «B») y 1 oferta («C»)')
})

test('every type has a name for one and for many, and another’s a word that fits any', () => {
  const types = KINDS.map((kind) => `api::${kind}.${kind}`)
  expect(types.filter((type) => nounOf(type) === 'ficha')).toEqual([])
  expect(nounOf('plugin::upload.file')).toBe('ficha')
  expect(countOf('api::store.store', 1)).toBe('1 comercio')
  expect(countOf('api::store.store', 2)).toBe('2 comercios')
})
