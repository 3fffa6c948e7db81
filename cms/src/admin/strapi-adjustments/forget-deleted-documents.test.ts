import { describe, expect, test } from 'vitest'
import { forgetDeletedDocuments } from './forget-deleted-documents'

const KEY = 'getDocument({"documentId":"gone"})'

const mutation = (endpointName: string, originalArgs: object) => ({
  type: 'adminApi/executeMutation/fulfilled',
  meta: { arg: { endpointName, originalArgs } },
})
const DELETED = mutation('deleteDocument', { documentId: 'gone' })

const ask = (documentId: string | undefined, subscribe: boolean) => ({
  type: 'adminApi/executeQuery/pending',
  meta: { arg: { endpointName: 'getDocument', originalArgs: { documentId }, subscribe } },
})

const LEFT = { type: 'adminApi/internalSubscriptions/subscriptionsUpdated' }

/** What the store sees of the actions, and what it is told besides. */
function pass(actions: object[], watchers: Record<string, object> = {}) {
  const seen: unknown[] = []
  const told: unknown[] = []
  const query = (documentId?: string) => ({
    endpointName: 'getDocument',
    originalArgs: { documentId },
  })
  const queries = { [KEY]: query('gone'), here: query('here'), page: query(), removed: undefined }
  const handle = forgetDeletedDocuments({
    dispatch: (action) => told.push(action),
    getState: () => ({ adminApi: { queries, subscriptions: watchers } }),
  })((action) => seen.push(action))
  for (const action of actions) handle(action)
  return { seen, told }
}

describe('a document that was deleted', () => {
  test('is not asked for again by the form that still shows it', () => {
    expect(pass([DELETED, ask('gone', false)]).seen).toEqual([DELETED])
  })

  test('is asked for by a page that opens', () => {
    expect(pass([DELETED, ask('gone', true)]).seen).toHaveLength(2)
  })

  test('is forgotten as soon as no page shows it', () => {
    expect(pass([DELETED, LEFT], { [KEY]: { form: {} } }).told).toEqual([])
    const unwatched: Record<string, object>[] = [{}, { [KEY]: {} }]
    for (const watchers of unwatched) {
      const { seen, told } = pass([DELETED, LEFT], watchers)
      expect(seen).toEqual([DELETED, LEFT])
      expect(told).toEqual([
        { type: 'adminApi/queries/removeQueryResult', payload: { queryCacheKey: KEY } },
      ])
    }
  })
})

test.each([
  [[ask('gone', false), LEFT]],
  [[DELETED, ask('here', false)]],
  [[mutation('updateDocument', { documentId: 'gone' }), ask('gone', false)]],
  // A single type has no document of its own in its address.
  [[mutation('deleteDocument', {}), ask(undefined, false), LEFT]],
  [[{ type: 'somebody/else' }]],
])('the store sees every other action, and nothing besides: %j', (actions) => {
  expect(pass(actions)).toEqual({ seen: actions, told: [] })
})
