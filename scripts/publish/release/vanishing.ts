import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type ContentFile } from '@guia/contract'
import { readPublication } from './read-publication.ts'

/** What of the live release the next one would no longer have. */
export interface Vanishing {
  /** What people call it: 'comercios'. */
  what: string
  gone: number
  of: number
}

const LISTS: Partial<Record<ContentFile, string>> = {
  [PUBLIC_FILES.professionals]: 'profesionales',
  [PUBLIC_FILES.usefulContacts]: 'categorías de contactos útiles',
}

/** Fewer than these may always go: in a small list one is a large share. */
const ALWAYS_ALLOWED = 3

const isTooMany = ({ gone, of }: Vanishing, share: number): boolean =>
  gone > ALWAYS_ALLOWED && gone > of * share

/**
 * For each live store whether it stays. A store with two addresses is one: both lead to its unit.
 * What is no link is the page that leads from an address of the past to a store.
 */
function liveStores(folder: string, slugs: ReadonlySet<string>): boolean[] {
  const units = new Map<string, boolean>()
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    const unit = readlinkSync(path.join(folder, name))
    units.set(unit, slugs.has(name) || (units.get(unit) ?? false))
  }
  return [...units.values()]
}

/**
 * The lists of which a release would lose more than `share` (0 to 1) against the live one: most
 * often a mistake, as a filter forgotten before «Seleccionar todo». Stores are compared one by one,
 * other lists by their length. Empty before the first release.
 */
export function findVanishing(
  liveFolder: string | null,
  slugs: ReadonlySet<string>,
  records: (file: ContentFile) => number,
  share: number,
): Vanishing[] {
  if (liveFolder === null) return []
  const stays = liveStores(path.join(liveFolder, 'store'), slugs)
  // A damaged release says nothing of its lists: the next one, which is whole, must not wait for it.
  const files = readPublication(liveFolder)?.files
  const losses = Object.entries(LISTS).map(([file, what]) => {
    const of = files?.[file as ContentFile].records ?? 0
    return { what, of, gone: Math.max(0, of - records(file as ContentFile)) }
  })
  const stores = {
    what: 'comercios',
    of: stays.length,
    gone: stays.filter((one) => !one).length,
  }
  return [stores, ...losses].filter((loss) => isTooMany(loss, share))
}
