import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type ContentFile } from '@guia/contract'
import type { Loss } from '../../site/problems.ts'
import { storeAddresses, storeNameAt } from './live-stores.ts'
import { readPublication } from './release-folder.ts'

const LISTS: Partial<Record<ContentFile, string>> = {
  [PUBLIC_FILES.professionals]: 'profesionales',
  [PUBLIC_FILES.usefulContacts]: 'categorías de contactos útiles',
}

/** Enough to see which ones they are. */
const MOST_NAMES = 10

/** So many may always go, unless it is all: in a small list one is a large share. */
const ALWAYS_ALLOWED = 3

const isMany = (gone: number, of: number) => gone > ALWAYS_ALLOWED || (gone === of && of > 1)

/** A store with two addresses is one: both lead to its bundle, and it stays if one of them does. */
function lostStores(live: string, isStaying: (address: string) => boolean): Loss {
  const addresses = storeAddresses(live)
  const unknown = addresses.filter((name) => !isStaying(name)).toSorted()
  // Most often: ten thousand links need not be read.
  if (!isMany(unknown.length, addresses.length))
    return { what: 'comercios', gone: 0, of: addresses.length }
  const bundleOf = (name: string) => readlinkSync(path.join(live, 'store', name))
  const staying = new Set(addresses.filter(isStaying).map(bundleOf))
  const bundles = new Map(unknown.map((name) => [bundleOf(name), name]))
  const gone = [...bundles].filter(([bundle]) => !staying.has(bundle)).map(([, name]) => name)
  const names = gone.slice(0, MOST_NAMES).map((name) => storeNameAt(live, name))
  return { what: 'comercios', gone: gone.length, of: staying.size + gone.length, names }
}

/**
 * The lists of which a release would lose more than `share` (0 to 1) against the live one: most
 * often a mistake, as a filter forgotten before «Seleccionar todo». Stores are compared one by one,
 * by whether an address below /store stays; other lists by their length. Empty before the first
 * release.
 */
export function findLosses(
  liveFolder: string | null,
  isStaying: (address: string) => boolean,
  records: (file: ContentFile) => number,
  share: number,
): Loss[] {
  if (liveFolder === null) return []
  // A damaged release says nothing of its lists: the next one, which is whole, must not wait for it.
  const files = readPublication(liveFolder)?.files
  const others = Object.entries(LISTS).map(([file, what]): Loss => {
    const of = files?.[file as ContentFile].records ?? 0
    return { what, of, gone: Math.max(0, of - records(file as ContentFile)) }
  })
  return [lostStores(liveFolder, isStaying), ...others].filter(
    ({ gone, of }) => isMany(gone, of) && gone > of * share,
  )
}
