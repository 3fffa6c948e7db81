import type { StoreDraft } from './lead-answer'

/** Not in an address: it holds personal data, which browsers would remember. */
let pending: StoreDraft | null = null

/** Keeps what the next new store is filled with. */
export function leaveForStore(draft: StoreDraft): void {
  pending = draft
}

/** What was left for the new store, once; null when nothing was. */
export function takeForStore(): StoreDraft | null {
  const draft = pending
  pending = null
  return draft
}
