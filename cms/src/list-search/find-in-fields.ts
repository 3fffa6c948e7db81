import { foldText } from '../rules/slug'

/** More than anybody types; the rest of a longer text is not looked for. */
const LONGEST = 200

export type Row = object & { documentId: string }

const textOf = (value: unknown) => (typeof value === 'string' ? foldText(value) : '')

function holds(row: Row, fields: readonly string[], words: readonly string[]): boolean {
  const values = fields.map((field) => (row as Record<string, unknown>)[field])
  const texts = values.map(textOf)
  const numbers = values.filter((value) => typeof value === 'number')
  return words.every(
    (word) => texts.some((text) => text.includes(word)) || numbers.includes(Number(word)),
  )
}

/**
 * The documents in whose fields every word of a search stands, in any order, whatever its accents and
 * capitals: 'pañaleria SOL' finds «Pañalería del Sol». Numbers are found whole. Each document once.
 */
export function findInFields(
  rows: readonly Row[],
  fields: readonly string[],
  search: string,
): string[] {
  const words = foldText(search.slice(0, LONGEST)).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => holds(row, fields, words))
  return [...new Set(found.map(({ documentId }) => documentId))]
}
