import es from '../translations/es.json'

const WORDS = new Map<string, string>(Object.entries(es))

/** What staff call a value to choose: 'oferta' → 'Oferta'; one without a word stays as it is. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? (WORDS.get(value) ?? value) : ''
