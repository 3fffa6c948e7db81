/** Degrees between two hues: neighbours in a list are told apart. */
const HUE_STEP = 23
const MULTIPLIER = 31

/** The colour of a store's band, 0 to 359 degrees, and the pattern of its trade: always the same. */
export function bandOf(slug: string, trade: string, patterns: number) {
  return { hue: (hash(slug) * HUE_STEP) % 360, pattern: hash(trade) % patterns }
}

function hash(text: string): number {
  let sum = 7
  for (const character of text) {
    sum = (sum * MULTIPLIER + (character.codePointAt(0) ?? 0)) % 1_000_003
  }
  return sum
}
