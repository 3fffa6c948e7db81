import { foldText } from '../rules/slug'

/** More than anybody types; the rest of a longer text is not looked for. */
const LONGEST = 200

export type Row = object & { documentId: string }

/** Fewer digits are part of too many numbers. */
const SHORTEST_PHONE = 4
/** Of a local number; country, area and prefixes are written in many ways, or not at all. */
const LOCAL_DIGITS = 6

const textOf = (value: unknown) => (typeof value === 'string' ? foldText(value) : '')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The digits that a telephone has to have which a search names; null for any other search. */
function phoneIn(search: string): string | null {
  const digits = digitsOf(search)
  const isNumber = /^[\d\s()+.-]+$/.test(search) && digits.length >= SHORTEST_PHONE
  return isNumber ? digits.slice(-LOCAL_DIGITS) : null
}

/** The digits of each number of a text: '55-5101 / 3777 55-5102' → ['555101', '3777555102'] */
const numbersIn = (text: string) => (text.match(/\d[\d\s().-]*/g) ?? []).map(digitsOf)

interface Sought {
  words: readonly string[]
  phone: string | null
}

function holds(row: Row, fields: readonly string[], { words, phone }: Sought): boolean {
  const values = fields.map((field) => (row as Record<string, unknown>)[field])
  const texts = values.map(textOf)
  const numbers = values.filter((value) => typeof value === 'number')
  const hasAll = words.every(
    (word) => texts.some((text) => text.includes(word)) || numbers.includes(Number(word)),
  )
  if (hasAll || phone === null) return hasAll
  return texts.some((text) => numbersIn(text).some((number) => number.includes(phone)))
}

/**
 * The documents in whose fields every word of a search stands, in any order, whatever its accents and
 * capitals: 'pañaleria SOL' finds «Pañalería del Sol». Numbers are found whole, telephones however they
 * are written there and here. Each document once.
 */
export function findInFields(
  rows: readonly Row[],
  fields: readonly string[],
  search: string,
): string[] {
  const text = search.slice(0, LONGEST)
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const sought = { words, phone: phoneIn(text) }
  const found = rows.filter((row) => holds(row, fields, sought))
  return [...new Set(found.map(({ documentId }) => documentId))]
}
