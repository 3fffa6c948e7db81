import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type ContentFile } from '@guia/contract'
import type { Loss } from '../../site/problems.ts'
import { readPublication } from './read-publication.ts'

const LISTS: Partial<Record<ContentFile, string>> = {
  [PUBLIC_FILES.professionals]: 'profesionales',
  [PUBLIC_FILES.usefulContacts]: 'categorías de contactos útiles',
}

/** The store's record beside its page. */
const RECORD = 'datos.json'
/** Enough to see which ones they are. */
const MOST_NAMES = 10

/** Fewer than these may always go: in a small list one is a large share. */
const ALWAYS_ALLOWED = 3

const isTooMany = ({ gone, of }: Pick<Loss, 'gone' | 'of'>, share: number): boolean =>
  gone > ALWAYS_ALLOWED && gone > of * share

/**
 * Addresses of the live stores, a store may have several. What is no link is the page that leads
 * from an address of the past to a store.
 */
function liveAddresses(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
}

/**
 * How many stores are live, and an address of each that does not stay. A store with two addresses
 * is one: both lead to its unit.
 */
function compareStores(
  folder: string,
  addresses: readonly string[],
  slugs: ReadonlySet<string>,
): Loss & { names: readonly string[] } {
  const byUnit = new Map<string, string | null>()
  for (const name of addresses) {
    const unit = readlinkSync(path.join(folder, name))
    if (slugs.has(name)) byUnit.set(unit, null)
    else if (!byUnit.has(unit)) byUnit.set(unit, name)
  }
  const names = [...byUnit.values()].filter((name) => name !== null)
  return { what: 'comercios', gone: names.length, of: byUnit.size, names }
}

/** The stores of which too many would vanish, with what the first are called; none is most often. */
function lostStores(folder: string, slugs: ReadonlySet<string>, share: number): Loss[] {
  const addresses = liveAddresses(folder)
  const unknown = addresses.filter((name) => !slugs.has(name)).length
  // Not even if each led to another store: ten thousand links need not be read.
  if (!isTooMany({ gone: unknown, of: addresses.length - unknown }, share)) return []
  const stores = compareStores(folder, addresses, slugs)
  return isTooMany(stores, share) ? [{ ...stores, names: firstNames(folder, stores.names) }] : []
}

/** What a live store is called; its address when its record says nothing. */
function nameOf(folder: string, address: string): string {
  try {
    const text = readFileSync(path.join(folder, address, RECORD), 'utf8')
    const { name } = JSON.parse(text) as { name?: unknown }
    return typeof name === 'string' ? name : address
  } catch {
    return address
  }
}

const firstNames = (folder: string, addresses: readonly string[]): string[] =>
  addresses
    .toSorted()
    .slice(0, MOST_NAMES)
    .map((address) => nameOf(folder, address))

/**
 * The lists of which a release would lose more than `share` (0 to 1) against the live one: most
 * often a mistake, as a filter forgotten before «Seleccionar todo». Stores are compared one by one,
 * other lists by their length. Empty before the first release.
 */
export function findLosses(
  liveFolder: string | null,
  slugs: ReadonlySet<string>,
  records: (file: ContentFile) => number,
  share: number,
): Loss[] {
  if (liveFolder === null) return []
  const stores = lostStores(path.join(liveFolder, 'store'), slugs, share)
  // A damaged release says nothing of its lists: the next one, which is whole, must not wait for it.
  const files = readPublication(liveFolder)?.files
  const losses = Object.entries(LISTS).map(([file, what]) => {
    const of = files?.[file as ContentFile].records ?? 0
    return { what, of, gone: Math.max(0, of - records(file as ContentFile)) }
  })
  return [...stores, ...losses.filter((loss) => isTooMany(loss, share))]
}
