import type { DocumentArguments, Next, StoreAction } from '../panel-store'

interface Query {
  endpointName?: unknown
  originalArgs?: DocumentArguments
}

/** As much of the store as is looked at here: what it keeps, and who is looking at it. */
interface PanelState {
  adminApi: {
    queries: Record<string, Query | undefined>
    subscriptions: Record<string, object | undefined>
  }
}

interface Store {
  dispatch(action: object): unknown
  getState(): unknown
}

const asksFor = ({ endpointName, originalArgs }: Query, deleted: ReadonlySet<unknown>) =>
  endpointName === 'getDocument' && deleted.has(originalArgs?.documentId)

/** Deleted documents that the store still keeps although no page shows them. */
function leftOvers({ adminApi }: PanelState, deleted: ReadonlySet<unknown>): string[] {
  const isWatched = (key: string) => Object.keys(adminApi.subscriptions[key] ?? {}).length > 0
  return Object.entries(adminApi.queries)
    .filter(([key, query]) => query && asksFor(query, deleted) && !isWatched(key))
    .map(([key]) => key)
}

/**
 * Middleware of the panel's store. After «Eliminar» the form stays for a moment, and asks again for
 * what it shows: the answer, that there is no such document, would be told as an error. So a
 * deleted document is not asked for again as long as its form stays, and is forgotten with it.
 */
export const forgetDeletedDocuments = ({ dispatch, getState }: Store) => {
  const deleted = new Set<unknown>()
  return (next: Next) => (action: unknown) => {
    const { type, meta: { arg } = {} } = action as StoreAction
    if (type === 'adminApi/executeMutation/fulfilled' && arg?.endpointName === 'deleteDocument') {
      const documentId = arg.originalArgs?.documentId
      if (documentId) deleted.add(documentId)
    }
    // A page that opens subscribes; who is shown already and asks again does not.
    const isAskedAgain = type === 'adminApi/executeQuery/pending' && arg?.subscribe === false
    // What the store does not know to be under way it does not hear the answer of.
    if (isAskedAgain && asksFor(arg, deleted)) return action
    const result = next(action)
    if (deleted.size > 0 && type === 'adminApi/internalSubscriptions/subscriptionsUpdated') {
      for (const queryCacheKey of leftOvers(getState() as PanelState, deleted)) {
        dispatch({ type: 'adminApi/queries/removeQueryResult', payload: { queryCacheKey } })
      }
    }
    return result
  }
}
