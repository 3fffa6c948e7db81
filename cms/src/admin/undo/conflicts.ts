import type { ConflictDetails } from '../../undo/conflict-message'
import type { DocumentArguments } from '../strapi-adjustments/send-loaded-state'

/** A save that was refused because somebody changed the document meanwhile. */
export interface Conflict {
  action: 'update' | 'publish'
  /** The save as it was sent: sent again it says the same. */
  args: DocumentArguments
  message: string
  details: ConflictDetails
}

interface PanelAction {
  type?: unknown
  payload?: {
    status?: unknown
    message?: unknown
    details?: unknown
    /** Where `keepFailedForm` puts what a failure tells. */
    reason?: unknown
  }
  meta?: { arg?: { endpointName?: unknown; originalArgs?: DocumentArguments } }
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

type Next = (action: unknown) => unknown

/** Middleware of the panel's store: a refusal by 409 becomes the conflict to decide about. */
export const noticeConflicts = () => (next: Next) => (action: unknown) => {
  const { type, payload, meta } = action as PanelAction
  const saved = ACTIONS[String(meta?.arg?.endpointName)]
  const isRefused = type === 'adminApi/executeMutation/rejected' && payload?.status === 409
  if (isRefused && saved && meta?.arg?.originalArgs) {
    const details = (payload.details ?? payload.reason) as ConflictDetails
    setConflict({
      action: saved,
      args: meta.arg.originalArgs,
      message: String(payload.message),
      details,
    })
  }
  return next(action)
}
