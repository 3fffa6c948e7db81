import { expect, test } from 'vitest'
import { bulkDeletionQuestion, deletionQuestion } from './deletion-question'

const STORE = 'api::store.store'

test('one document is named, with what becomes of it', () => {
  expect(deletionQuestion(STORE, { name: 'La Espiga', status: 'draft' })).toEqual({
    title: '¿Eliminar «La Espiga»?',
    text: 'Queda 30 días en la Papelera: desde ahí se recupera con su número y su dirección.',
  })
  expect(deletionQuestion(STORE, { name: 'La Espiga', status: 'published' }).text).toMatch(
    /^El sitio deja de mostrarlo\. Queda 30 días/,
  )
})

test.each([
  [{ title: 'Bomberos' }, '¿Eliminar «Bomberos»?'],
  [{ nombre: 'Ana' }, '¿Eliminar «Ana»?'],
  [{}, '¿Eliminar comercio sin nombre?'],
])('%j is asked about as %s', (document, title) => {
  expect(deletionQuestion(STORE, document).title).toBe(title)
})

test('who wrote to the site is deleted for good, and the question says so', () => {
  const { text } = deletionQuestion('api::lead.lead', { nombre: 'Ana', status: 'published' })
  expect(text).toBe('Se borra para siempre: no pasa por la Papelera.')
  const many = bulkDeletionQuestion('api::lead.lead', [{ nombre: 'Ana' }, { nombre: 'Eva' }])
  expect(many.text).toBe('«Ana» y «Eva». Se borran para siempre: no pasan por la Papelera.')
})

test('many are counted and named, up to five', () => {
  const documents = [...'ABCDEFG'].map((name) => ({ name, status: 'draft' }))
  expect(bulkDeletionQuestion(STORE, documents)).toEqual({
    title: '¿Eliminar 7 comercios?',
    text: '«A», «B», «C», «D», «E» y 2 más. Quedan 30 días en la Papelera: desde ahí se recuperan de a uno.',
  })
})
