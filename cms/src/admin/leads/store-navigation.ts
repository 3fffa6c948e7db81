import type { StoreDraft } from './lead-answer'

const KEY = 'storeFromLead'
const FIELDS = ['phone', 'whatsapp', 'internalNote'] as const

/** What goes with the visit to a new store: not in its address, which browsers remember. */
export const withStore = (draft: StoreDraft) => ({ state: { [KEY]: draft } })

/** What came with the visit, null without it; a part that is no text is ''. */
export function storeIn(state: unknown): StoreDraft | null {
  const draft = (state as Record<string, unknown> | null | undefined)?.[KEY]
  if (typeof draft !== 'object' || draft === null) return null
  const texts = FIELDS.map((field) => {
    const text = (draft as Record<string, unknown>)[field]
    return [field, typeof text === 'string' ? text : '']
  })
  return Object.fromEntries(texts) as StoreDraft
}
