import { formOf, isSave, watching } from '../panel-store'

/** The form on the page; `form` is null for a new document. */
interface OpenForm {
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

interface Made {
  data?: { documentId?: string }
}

/** Tells the open form when its save leaves. */
export const noticeSending = watching<Made>((action) => {
  const { type, payload, meta } = action
  const { endpointName, originalArgs } = meta?.arg ?? {}
  const isDiscarded =
    type === 'adminApi/executeMutation/pending' && endpointName === 'discardDocument'
  if (isDiscarded) open?.onDiscard()
  if (!originalArgs) return
  const { model } = originalArgs
  const form = formOf(originalArgs)
  const isOfOpen = open?.model === model && open?.form === form
  if (isOfOpen && isSave(action, 'pending')) open?.onSend()
  if (form === null && isSave(action, 'fulfilled')) {
    made = formOf({ ...originalArgs, ...payload?.data })
  }
})
