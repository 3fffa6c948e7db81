import { expect, test } from 'vitest'
import { copyOf, dataOf, differingFields, populateOf, type Attributes } from './copy'

const ATTRIBUTES: Attributes = {
  name: { type: 'string' },
  hours: { type: 'json' },
  categories: { type: 'relation', target: 'api::category.category' },
  offers: { type: 'relation', target: 'api::offer.offer', mappedBy: 'store' },
  image: { type: 'media' },
  gallery: { type: 'media', multiple: true },
  social: { type: 'component' },
  importKey: { type: 'string' },
  updatedAt: { type: 'datetime' },
}

const ROW = {
  id: 7,
  documentId: 'abc',
  name: 'La Espiga',
  hours: { lunes: { mode: 'closed' } },
  categories: [{ id: 3, documentId: 'cat', name: 'Alimentos' }],
  offers: [{ id: 4, documentId: 'off', name: 'Dos por uno' }],
  image: { id: 11, name: 'logo.png', url: '/uploads/logo.png' },
  gallery: [{ id: 12, name: 'a.png' }],
  social: { id: 5, instagram: 'https://www.instagram.com/x', facebook: null },
  importKey: 'store-1',
  updatedAt: '2026-11-26T00:00:00.000Z',
}

const COPY = {
  name: 'La Espiga',
  hours: { lunes: { mode: 'closed' } },
  categories: [{ documentId: 'cat', name: 'Alimentos' }],
  image: { id: 11, name: 'logo.png' },
  gallery: [{ id: 12, name: 'a.png' }],
  social: { instagram: 'https://www.instagram.com/x', facebook: null },
}

test('a copy holds the content, without ids of rows and without the other side of relations', () => {
  expect(copyOf(ATTRIBUTES, ROW)).toEqual(COPY)
  expect(Object.keys(populateOf(ATTRIBUTES))).toEqual(['categories', 'image', 'gallery', 'social'])
})

test('a copy of a document without anything holds null, not nothing', () => {
  expect(copyOf(ATTRIBUTES, { id: 1 })).toEqual({
    name: null,
    hours: null,
    categories: null,
    image: null,
    gallery: null,
    social: null,
  })
})

test('a copy is written back as a save that sets all of it', () => {
  expect(dataOf(ATTRIBUTES, COPY)).toEqual({
    ...COPY,
    categories: { set: [{ documentId: 'cat' }] },
    image: 11,
    gallery: [12],
  })
  const empty = { categories: null, image: null, gallery: [] }
  expect(dataOf(ATTRIBUTES, empty)).toEqual({ categories: { set: [] }, image: null, gallery: [] })
})

test.each([
  ['a text', { name: 'Otra' }, ['name']],
  ['part of a group', { social: { instagram: null, facebook: 'x' } }, ['social']],
  ['a relation', { categories: [] }, ['categories']],
  ['the order of photos', { gallery: [{ id: 13 }, { id: 12 }] }, ['gallery']],
  ['hours', { hours: { lunes: { mode: 'text' } } }, ['hours']],
  ['a name of what it points at', { categories: [{ documentId: 'cat', name: 'X' }] }, []],
  ['an empty group', { social: { ...COPY.social, x: '' } }, []],
  ['what the importer notes', { importKey: 'other' }, []],
])('copies that differ in %s', (_what, change, fields) => {
  expect(differingFields(ATTRIBUTES, COPY, { ...COPY, ...change })).toEqual(fields)
})

test('nothing is nothing, however it is written', () => {
  for (const text of [null, undefined, '']) {
    expect(differingFields(ATTRIBUTES, {}, { name: text, social: text, hours: text })).toEqual([])
  }
  for (const list of [null, undefined, []]) {
    expect(differingFields(ATTRIBUTES, {}, { gallery: list, categories: list })).toEqual([])
  }
})
