/** A coordinate as staff read it: '-29,1403'; '' when there is none. */
export const writeCoordinate = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value).replace('.', ',') : ''

const NUMBER = /^[-+]?\d+([.,]\d*)?$/

/**
 * Degrees from what staff type or paste, with a point as in every map, or with a comma; null when
 * it is empty, undefined when it is no number.
 */
export function readCoordinate(text: string): number | null | undefined {
  const plain = text.trim().replace(/[−–]/g, '-').replace(/\s*°$/, '')
  if (plain === '') return null
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
