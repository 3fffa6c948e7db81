import type { ConflictDetails } from '../../undo/conflict-message'
import { watching, type DocumentArguments } from '../panel-store'

/** A save that was refused because somebody changed the document meanwhile. */
export interface Conflict {
  action: 'update' | 'publish'
  /** The save as it was sent: sent again it says the same. */
  args: DocumentArguments
  message: string
  details: ConflictDetails
}

const ACTIONS: Record<string, Conflict['action']> = {
  updateDocument: 'update',
  publishDocument: 'publish',
}

let current: Conflict | null = null
const listeners = new Set<() => void>()

export function setConflict(conflict: Conflict | null): void {
  current = conflict
  for (const listener of listeners) listener()
}

/** The conflict that staff have to decide about, for `useSyncExternalStore`. */
export const conflicts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => current,
}

interface Refusal {
  status?: unknown
  message?: unknown
  details?: unknown
  /** Where `keepFailedForm` puts what a failure tells. */
  reason?: unknown
}

/** A refusal by 409 becomes the conflict to decide about. */
export const noticeConflicts = watching<Refusal>(({ type, payload, meta }) => {
  const saved = ACTIONS[String(meta?.arg?.endpointName)]
  const isRefused = type === 'adminApi/executeMutation/rejected' && payload?.status === 409
  if (!isRefused || !saved || !meta?.arg?.originalArgs) return
  setConflict({
    action: saved,
    args: meta.arg.originalArgs,
    message: String(payload.message),
    details: (payload.details ?? payload.reason) as ConflictDetails,
  })
})
