import { adminApi } from '@strapi/strapi/admin'

interface Store {
  dispatch(action: object): unknown
}

let dispatch: Store['dispatch'] = () => undefined

/** Middleware of the panel's store, which lends its `dispatch` to what follows. */
export const lendDispatch = (store: Store) => {
  dispatch = (action) => store.dispatch(action)
  return (next: (action: unknown) => unknown) => (action: unknown) => next(action)
}

/** Asks the server again for a document and the lists that it stands in. */
export function reloadDocument(model: string, documentId: string | undefined): void {
  const ids = [model, `${model}_LIST`, ...(documentId ? [`${model}_${documentId}`] : [])]
  const tags = ids.map((id) => ({ type: 'Document', id }))
  const { util } = adminApi as unknown as { util: { invalidateTags(tags: object[]): object } }
  dispatch(util.invalidateTags([...tags, { type: 'Relations' }]))
}
