/** What was typed into a form and not saved, by top-level field, as the form holds it. */
export type Values = Record<string, unknown>

export interface Unsaved {
  /** ISO 8601 */
  at: string
  /** Id of who typed it: nobody else is offered it. */
  by: number | string
  values: Values
}

/** Bounds of what a tab keeps: documents, characters of each, and how long. */
export const MOST_FORMS = 10
export const MOST_CHARACTERS = 200_000
const KEPT_MS = 12 * 60 * 60 * 1000

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from what the form was filled with. */
export const changedValues = (values: Values, initial: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(initial), ...Object.keys(values)])]
      .filter((field) => !same(values[field] ?? null, initial[field] ?? null))
      // A field that was emptied has to be kept as such: what is undefined is not stored.
      .map((field) => [field, values[field] ?? null]),
  )

/** Whether a form says already what was typed. */
export const holds = (values: Values, typed: Values): boolean =>
  Object.entries(typed).every(([field, value]) => same(values[field] ?? null, value))

const PREFIX = 'guia-unsaved:'
const keyOf = (form: string) => PREFIX + form

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

function parse(text: string | null): Unsaved | null {
  try {
    const { at, by, values } = JSON.parse(text ?? 'null') as Unsaved
    const isWhole = typeof at === 'string' && typeof values === 'object' && values !== null
    return isWhole ? { at, by, values } : null
  } catch {
    return null
  }
}

const storedKeys = (shelf: Shelf) =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  )

/** Takes off the shelf the oldest forms beyond the bound. */
function makeRoom(shelf: Shelf): void {
  const stored = storedKeys(shelf)
    .map((key) => ({ key, at: parse(shelf.getItem(key))?.at ?? '' }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
  for (const { key } of stored.slice(MOST_FORMS)) shelf.removeItem(key)
}

export const forgetUnsaved = (shelf: Shelf, form: string): void => shelf.removeItem(keyOf(form))

/** Keeps what was typed; what is too much, or has no room, is not kept: it stays in the form. */
export function keepUnsaved(shelf: Shelf, form: string, unsaved: Unsaved): void {
  const text = JSON.stringify(unsaved)
  if (Object.keys(unsaved.values).length === 0) return forgetUnsaved(shelf, form)
  if (text.length > MOST_CHARACTERS) return
  try {
    shelf.setItem(keyOf(form), text)
    makeRoom(shelf)
  } catch {
    // The browser's storage is full or closed.
  }
}

/** Where it is kept, and what. */
export interface Kept extends Unsaved {
  form: string
}

/**
 * What the same person typed not long ago into a form, or into those of it that were begun: a document
 * that is not there yet has a form for each try, 'store/new/1', 'store/new/2'. Newest first.
 */
export function readUnsaved(shelf: Shelf, form: string, by: Unsaved['by'], now: number): Kept[] {
  return storedKeys(shelf)
    .map((key) => key.slice(PREFIX.length))
    .filter((one) => one === form || one.startsWith(`${form}/`))
    .flatMap((one) => {
      const unsaved = parse(shelf.getItem(keyOf(one)))
      if (!unsaved || unsaved.by !== by) return []
      const age = now - Date.parse(unsaved.at)
      return age >= 0 && age < KEPT_MS ? [{ ...unsaved, form: one }] : []
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
}
