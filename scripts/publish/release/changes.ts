import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type ContentFile, type SiteRecord } from '@guia/contract'
import { storeAddresses, storeNameAt } from './live-stores.ts'

/** Enough to know which publication it was. */
const MOST_NAMES = 3

export interface Named {
  count: number
  /** Of the first ones. */
  names: string[]
}

/** What visitors see since a release went live, against the one before it. */
export interface ReleaseChanges {
  added: Named
  changed: Named
  removed: Named
}

type Names = Record<keyof ReleaseChanges, string[]>

const noNames = (): Names => ({ added: [], changed: [], removed: [] })

/** What changed in a list of records, known by their number, their address or their name. */
export function compareRecords(before: readonly Item[], after: readonly Item[]): Names {
  const known = new Map(before.map((item) => [item.key, item]))
  const names = noNames()
  for (const { key, name, text } of after) {
    const old = known.get(key)
    known.delete(key)
    if (!old) names.added.push(name)
    else if (old.text !== text) names.changed.push(name)
  }
  names.removed.push(...[...known.values()].map(({ name }) => name))
  return names
}

interface Item {
  key: string
  name: string
  text: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The records of a public list, whatever another version of the publisher wrote. */
function itemsOf(value: unknown): Item[] {
  const list = Array.isArray(value) ? (value as unknown[]) : []
  return list.flatMap((record) => {
    if (typeof record !== 'object' || record === null) return []
    const { id, slug, route, name, nombre, title } = record as Record<string, unknown>
    const called = [name, nombre, title].find(isText)
    const text = JSON.stringify(record)
    // What is renamed keeps its address.
    const key = typeof id === 'number' ? String(id) : ([slug, route].find(isText) ?? called ?? text)
    return [{ key, name: called ?? key, text }]
  })
}

const itemsOfOffers = (value: unknown): Item[] =>
  Object.values((value ?? {}) as Record<string, unknown>).flatMap(itemsOf)

/** A file that is one document of staff's: it changed, or it did not. */
const whole = (name: string) => (value: unknown) =>
  value === undefined ? [] : [{ key: name, name, text: JSON.stringify(value) }]

const HOLIDAYS = 'Feriados'
const SETTINGS = 'Configuración del sitio'
const ON_ALL_PAGES: readonly string[] = [HOLIDAYS, SETTINGS]

/** What staff keep in documents of their own, and the site has in one file. */
function itemsOfSite(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return []
  const { categories, professionalCategories, feriados, ...settings } = value as Partial<SiteRecord>
  const of = (list: string, items: Item[]) =>
    items.map((item) => ({ ...item, key: `${list} ${item.key}` }))
  return [
    ...of('rubro', itemsOf(categories)),
    ...of('profesión', itemsOf(professionalCategories)),
    ...whole(HOLIDAYS)(feriados),
    ...whole(SETTINGS)(settings),
  ]
}

const LISTS: Partial<Record<ContentFile, (value: unknown) => Item[]>> = {
  [PUBLIC_FILES.offers]: itemsOfOffers,
  [PUBLIC_FILES.professionals]: itemsOf,
  [PUBLIC_FILES.usefulContacts]: itemsOf,
  [PUBLIC_FILES.duties]: whole('Farmacias de turno'),
  [PUBLIC_FILES.site]: itemsOfSite,
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/**
 * Stores by their pages: what a page shows of a store has changed when it is another page. An
 * address more of a store that stays is neither new nor gone.
 */
function compareStores({ live, changedLinks, hasPage, names }: Comparison): Names {
  const found = noNames()
  for (const link of changedLinks) {
    const name = link.startsWith('store/') ? names.get(link.slice('store/'.length)) : undefined
    if (name !== undefined) found[isLink(path.join(live, link)) ? 'changed' : 'added'].push(name)
  }
  const gone = storeAddresses(live).filter((address) => !hasPage(`store/${address}`))
  found.removed.push(...new Set(gone.map((address) => storeNameAt(live, address))))
  // With another address it is the same store.
  const added = new Set(found.added)
  const moved = new Set(found.removed.filter((name) => added.has(name)))
  return {
    added: found.added.filter((name) => !moved.has(name)),
    changed: [...found.changed, ...found.added.filter((name) => moved.has(name))],
    removed: found.removed.filter((name) => !moved.has(name)),
  }
}

export interface Comparison {
  /** Folder of the live release. */
  live: string
  /** Folder in which the next one is written. */
  next: string
  /** Paths of its links that the live release has not, or that lead elsewhere there. */
  changedLinks: readonly string[]
  hasPage: (link: string) => boolean
  /** Its stores: address → name. */
  names: ReadonlyMap<string, string>
}

const toNamed = (names: readonly string[]): Named => ({
  count: names.length,
  names: names.slice(0, MOST_NAMES),
})

/** What the next release changes for visitors: stores first, then everything else. */
export function compareReleases(comparison: Comparison): ReleaseChanges {
  const lists = Object.entries(LISTS).map(([file, read]) => {
    const [before, after] = [comparison.live, comparison.next].map((folder) =>
      read(readJson(path.join(folder, file))),
    )
    return compareRecords(before ?? [], after ?? [])
  })
  const stores = compareStores(comparison)
  const isOfSite = lists.some(({ changed }) => changed.some((name) => ON_ALL_PAGES.includes(name)))
  const areAll = stores.changed.length + stores.added.length >= comparison.names.size
  // What stands on every page makes all of them anew: it is told by its own name.
  if (isOfSite && areAll) stores.changed = []
  const all = [stores, ...lists]
  const join = (key: keyof Names) => toNamed(all.flatMap((names) => names[key]))
  return { added: join('added'), changed: join('changed'), removed: join('removed') }
}
