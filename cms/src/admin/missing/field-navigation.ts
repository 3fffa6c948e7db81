const KEY = 'fieldToShow'

/** What goes with the visit to a form, so that it opens at a field. */
export const atField = (field: string) => ({ state: { [KEY]: field } })

/** The field that came with the visit; null without one. */
export function fieldIn(state: unknown): string | null {
  const field = (state as Record<string, unknown> | null | undefined)?.[KEY]
  return typeof field === 'string' ? field : null
}
