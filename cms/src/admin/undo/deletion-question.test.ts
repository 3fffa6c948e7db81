import { expect, test } from 'vitest'
import { bulkDeletionQuestion, deletionQuestion } from './deletion-question'

const STORE = 'api::store.store'

test('one document is named, with what becomes of it', () => {
  expect(deletionQuestion(STORE, { name: 'La Espiga', status: 'draft' }, true)).toEqual({
    title: '¿Eliminar «La Espiga»?',
    text: 'Queda 30 días en la Papelera: desde ahí se recupera con su número y su dirección.',
  })
  expect(deletionQuestion(STORE, { name: 'La Espiga', status: 'published' }, true).text).toMatch(
    /^El sitio deja de mostrarlo\. Queda 30 días/,
  )
})

test.each([
  [{ title: 'Bomberos' }, '¿Eliminar «Bomberos»?'],
  [{ nombre: 'Ana' }, '¿Eliminar «Ana»?'],
  [{}, '¿Eliminar comercio sin nombre?'],
])('%j is asked about as %s', (document, title) => {
  expect(deletionQuestion(STORE, document, true).title).toBe(title)
})

test('who wrote to the site is deleted for good, and the question says so', () => {
  const { text } = deletionQuestion('api::lead.lead', { nombre: 'Ana', status: 'published' }, true)
  expect(text).toBe('Se borra para siempre: no pasa por la Papelera.')
  const many = bulkDeletionQuestion('api::lead.lead', [{ nombre: 'Ana' }, { nombre: 'Eva' }], true)
  expect(many.text).toBe('«Ana» y «Eva». Se borran para siempre: no pasan por la Papelera.')
})

test('many are counted and named, up to five', () => {
  const documents = [...'ABCDEFG'].map((name) => ({ name, status: 'draft' }))
  expect(bulkDeletionQuestion(STORE, documents, true)).toEqual({
    title: '¿Eliminar 7 comercios?',
    text: '«A», «B», «C», «D», «E» y 2 más. Quedan 30 días en la Papelera: desde ahí se recuperan de a uno.',
  })
})

test('who has no bin is told whom to ask', () => {
  const ask = /^Si fue sin querer, pedile a Publicación que lo recupere/
  expect(deletionQuestion(STORE, { name: 'A', status: 'draft' }, false).text).toMatch(ask)
  const { text } = bulkDeletionQuestion(STORE, [{ name: 'A' }, { name: 'B' }], false)
  expect(text).toBe(
    '«A» y «B». Si fue sin querer, pedile a Publicación que los recupere: durante 30 días puede.',
  )
  expect(deletionQuestion('api::lead.lead', { nombre: 'Ana' }, false).text).toMatch(/para siempre/)
})

test('one that was ticked in a list is asked about as in its form', () => {
  const one = { name: 'La Espiga', status: 'published' }
  expect(bulkDeletionQuestion(STORE, [one], true)).toEqual(deletionQuestion(STORE, one, true))
})

test('what visitors sent was never seen on the site', () => {
  const sent = { nombre: 'Ana', status: 'published' }
  const { text } = bulkDeletionQuestion('api::lead.lead', [sent, sent], true)
  expect(text).not.toContain('Dejan de verse')
})
