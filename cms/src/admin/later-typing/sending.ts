import { formOf, type DocumentArguments } from '../strapi-adjustments/send-loaded-state'

interface PanelAction {
  type?: unknown
  payload?: { data?: { documentId?: string } }
  meta?: { arg?: { endpointName?: unknown; originalArgs?: DocumentArguments } }
}

const SAVES = ['createDocument', 'updateDocument', 'publishDocument']

/** The form on the page; `form` is null for a new document. */
export interface OpenForm {
  model: string
  form: string | null
  /** Told when a save leaves, before anything more can be typed. */
  onSend(): void
  /** Told when staff throw away what is not published. */
  onDiscard(): void
}

let open: OpenForm | null = null
/** The document that the last save made. */
let made: string | null = null

/** Which form the page shows now; call what comes back when it is gone. */
export function watchSending(form: OpenForm): () => void {
  open = form
  return () => {
    if (open === form) open = null
  }
}

export const wasJustMade = (form: string | null): boolean => form !== null && form === made

type Next = (action: unknown) => unknown

/** Middleware of the panel's store: tells the open form when its save leaves. */
export const noticeSending = () => (next: Next) => (action: unknown) => {
  const { type, payload, meta } = action as PanelAction
  const { endpointName, originalArgs } = meta?.arg ?? {}
  const isPending = type === 'adminApi/executeMutation/pending'
  if (isPending && endpointName === 'discardDocument') open?.onDiscard()
  if (!originalArgs || !SAVES.includes(String(endpointName))) return next(action)
  const { model } = originalArgs
  const form = formOf(originalArgs)
  if (isPending && open?.model === model && open?.form === form) open?.onSend()
  if (type === 'adminApi/executeMutation/fulfilled' && form === null) {
    made = formOf({ ...originalArgs, ...payload?.data })
  }
  return next(action)
}
