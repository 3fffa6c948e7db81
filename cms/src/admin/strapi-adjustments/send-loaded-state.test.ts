import { expect, test } from 'vitest'
import type { DocumentArguments } from '../panel-store'
import { rememberLoadedState, saveOver, sendLoadedState } from './send-loaded-state'

type Query = (args: DocumentArguments) => { config?: { headers?: object } }

/** The request of a save, after the panel's store has seen these actions. */
function requestAfter(actions: object[], args: DocumentArguments, endpointName = 'updateDocument') {
  for (const action of actions) rememberLoadedState()((seen) => seen)(action)
  const endpoints: Record<string, { query: Query }> = {
    updateDocument: { query: () => ({ config: { headers: { other: 'kept' } } }) },
    publishDocument: { query: () => ({}) },
  }
  sendLoadedState({
    enhanceEndpoints: ({ endpoints: enhance }) => {
      for (const [name, change] of Object.entries(enhance)) change(endpoints[name] as never)
    },
  })
  return endpoints[endpointName]?.query(args).config?.headers
}

const answer = (
  kind: string,
  endpointName: string,
  args: DocumentArguments,
  updatedAt: string,
) => ({
  type: `adminApi/execute${kind}/fulfilled`,
  payload: { data: { updatedAt } },
  meta: { arg: { endpointName, originalArgs: args } },
})
const storeOf = (documentId: string) => ({
  collectionType: 'collection-types',
  model: 'api::store.store',
  documentId,
})
const HEADER = 'x-guia-loaded-at'

test('a save says which state its form was filled from, and keeps its own headers', () => {
  const store = storeOf('a')
  const loaded = answer('Query', 'getDocument', store, '2026-01-01T00:00:00.000Z')
  expect(requestAfter([loaded], store)).toEqual({
    other: 'kept',
    [HEADER]: '2026-01-01T00:00:00.000Z',
  })
  expect(requestAfter([], store, 'publishDocument')).toEqual({
    [HEADER]: '2026-01-01T00:00:00.000Z',
  })
})

test.each(['updateDocument', 'publishDocument'])(
  'after %s it goes on from what was answered',
  (name) => {
    const store = storeOf('b')
    const actions = [
      answer('Query', 'getDocument', store, '2026-01-01T00:00:00.000Z'),
      answer('Mutation', name, store, '2026-01-02T00:00:00.000Z'),
    ]
    expect(requestAfter(actions, store)).toMatchObject({ [HEADER]: '2026-01-02T00:00:00.000Z' })
  },
)

test('what is published is not what the form holds', () => {
  const store = storeOf('c')
  const published = { ...store, params: { status: 'published' } }
  const actions = [
    answer('Query', 'getDocument', store, '2026-01-02T00:00:00.000Z'),
    answer('Query', 'getDocument', published, '2026-01-01T00:00:00.000Z'),
    answer('Query', 'getAllDocuments', store, '2026-01-03T00:00:00.000Z'),
  ]
  expect(requestAfter(actions, store)).toMatchObject({ [HEADER]: '2026-01-02T00:00:00.000Z' })
})

test('a document that is still to be made, or was never loaded, says nothing', () => {
  expect(requestAfter([], { ...storeOf(''), documentId: undefined })).toEqual({ other: 'kept' })
  expect(requestAfter([], storeOf('never'))).toEqual({ other: 'kept' })
})

test('a single type has one form, whatever its document is called', () => {
  const setting = { collectionType: 'single-types', model: 'api::site-setting.site-setting' }
  const loaded = answer('Query', 'getDocument', setting, '2026-01-01T00:00:00.000Z')
  expect(requestAfter([loaded], { ...setting, documentId: 'x' })).toHaveProperty([HEADER])
})

test('who decides to save over a change names that change', () => {
  saveOver('api::store.store/d', '2026-01-04T00:00:00.000Z')
  expect(requestAfter([], storeOf('d'))).toMatchObject({ [HEADER]: '2026-01-04T00:00:00.000Z' })
})
