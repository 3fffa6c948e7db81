/** What a form of the panel asks for or sends. */
export interface DocumentArguments {
  collectionType?: string
  model?: string
  documentId?: string
  params?: { status?: string }
  data?: object
}

/** By which a form is known; null for that of a document that is still to be made. */
export function formOf({ collectionType, model, documentId }: DocumentArguments): string | null {
  if (collectionType === 'single-types') return String(model)
  return documentId ? `${model}/${documentId}` : null
}

/** A request of the panel as its store, RTK Query's, tells of it: as much as is looked at here. */
export interface StoreAction<Payload = unknown> {
  type?: unknown
  payload?: Payload
  meta?: {
    arg?: { endpointName?: unknown; originalArgs?: DocumentArguments; subscribe?: unknown }
  }
}

export type Next = (action: unknown) => unknown

const SAVES = ['createDocument', 'updateDocument', 'publishDocument']

/** Whether an action tells that a save of a form leaves, or that it is done. */
export const isSave = ({ type, meta }: StoreAction, state: 'pending' | 'fulfilled'): boolean =>
  type === `adminApi/executeMutation/${state}` && SAVES.includes(String(meta?.arg?.endpointName))

/** Middleware of the panel's store that looks at every action, and leaves it as it is. */
export const watching =
  <Payload>(look: (action: StoreAction<Payload>) => void) =>
  () =>
  (next: Next): Next =>
  (action) => {
    look(action as StoreAction<Payload>)
    return next(action)
  }
