import { createHash } from 'node:crypto'

const HASH_CHARACTERS = 16

/** A value as a request carries it. */
export type WireValue =
  null | boolean | number | string | readonly WireValue[] | { readonly [name: string]: WireValue }

/** JSON whose names stand in alphabetical order: the same value gives the same text. */
export function canonicalJson(value: WireValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(',')}}`
}

/** First 16 hexadecimal characters of the SHA-256 of a field's canonical JSON. */
export function fieldHash(value: WireValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, HASH_CHARACTERS)
}
