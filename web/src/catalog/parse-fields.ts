import type { Location } from './stores/store.ts'

export type UnknownRecord = Record<string, unknown>

/** Readers of untrusted JSON: each gives a default instead of failing. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Trimmed text; a finite number counts as text; '' for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A finite number, written as one or as text; 0 for anything else. */
export function asNumber(value: unknown): number {
  const number = Number(asText(value))
  return Number.isFinite(number) ? number : 0
}

/** The list itself, [] for nothing, [value] for a single value. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** The non-empty texts of a list or of a single value. */
export function asTexts(value: unknown): string[] {
  return asList(value).map(asText).filter(Boolean)
}

/** Text → text pairs; pairs with another value are dropped. */
export function asTextMap(value: unknown): Record<string, string> {
  const pairs = Object.entries(asRecord(value)).map(([key, text]) => [key, asText(text)] as const)
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''))
}

export function asDigits(value: unknown): string {
  return asText(value).replace(/\D/g, '')
}

/** An http or https address, '' for every other one. */
export function asWebLink(value: unknown): string {
  const text = asText(value)
  if (!/^https?:\/\//i.test(text)) return ''
  try {
    return new URL(text).href
  } catch {
    return ''
  }
}

/** A path of this site ('/media/…') or an http(s) address, '' for every other one. */
export function asAddress(value: unknown): string {
  const text = asText(value)
  return /^\/(?![/\\])\P{Cc}*$/u.test(text) ? text : asWebLink(text)
}

/** Where an image lies: on this site or elsewhere; '' when it cannot be one. */
export const asImage = asAddress

/** Decimal degrees within range; null when either is missing or impossible. */
export function asLocation(value: unknown): Location | null {
  const { lat, lng } = asRecord(value)
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { lat, lng } : null
}

/** The links of the known networks that are http or https. */
export function asSocialLinks<Network extends string>(
  value: unknown,
  networks: readonly Network[],
): Partial<Record<Network, string>> {
  const record = asRecord(value)
  const links: Partial<Record<Network, string>> = {}
  for (const network of networks) {
    const link = asWebLink(record[network])
    if (link !== '') links[network] = link
  }
  return links
}

/**
 * Every element that `parse` understands, in order. One bad element is left out and never hides
 * the others. Throws TypeError when it is not a list: then the file itself is unreadable.
 */
export function parseEach<T>(value: unknown, parse: (element: unknown) => T | null): T[] {
  if (!Array.isArray(value)) throw new TypeError('A list was expected')
  return (value as unknown[]).map(parse).filter((element): element is T & {} => element !== null)
}
