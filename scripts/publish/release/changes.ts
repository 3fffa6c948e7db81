import { createReadStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type ContentFile, type SiteRecord } from '@guia/contract'
import { sha256 } from '../../site/hash.ts'
import { splitLines } from '../read/lines.ts'
import { readPublication } from './release-folder.ts'

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

/** What staff keep in documents of their own, and the site has in one file. */
function itemsOfSite(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return []
  const { categories, professionalCategories, feriados, ...settings } = value as Partial<SiteRecord>
  const of = (list: string, items: Item[]) =>
    items.map((item) => ({ ...item, key: `${list} ${item.key}` }))
  return [
    ...of('rubro', itemsOf(categories)),
    ...of('profesión', itemsOf(professionalCategories)),
    ...whole('Feriados')(feriados),
    ...whole('Configuración del sitio')(settings),
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

/** A record of the list of stores in its line, with what it begins with. */
const RECORD = /^\[?(\{"id":(\d+),"slug":"[^"]*","name":("(?:[^"\\]|\\.)*").*\})[,\]]$/s

/** The stores of a release, one line of its list at a time; null of a list that is not whole. */
async function storesOf(release: string): Promise<Item[] | null> {
  const items: Item[] = []
  const file = path.join(release, PUBLIC_FILES.stores)
  for await (const line of splitLines(createReadStream(file))) {
    const [, record, id, name] = RECORD.exec(line.toString()) ?? []
    if (record === undefined || id === undefined || name === undefined) continue
    items.push({ key: id, name: JSON.parse(name) as string, text: sha256(record) })
  }
  const described = readPublication(release)?.files[PUBLIC_FILES.stores].records
  return items.length === described ? items : null
}

async function compareStores(live: string, next: string): Promise<Names> {
  const [before, after] = [live, next].map(
    (release) => readPublication(release)?.files[PUBLIC_FILES.stores].sha256,
  )
  if (before === after) return noNames()
  const [old, now] = [await storesOf(live), await storesOf(next)]
  return old && now ? compareRecords(old, now) : noNames()
}

const toNamed = (names: readonly string[]): Named => ({
  count: names.length,
  names: names.slice(0, MOST_NAMES),
})

/**
 * What a release shows visitors that the one before it did not: stores first, then everything else.
 * Null when one of them cannot be read: it is only told of.
 */
export async function compareReleases(live: string, next: string): Promise<ReleaseChanges | null> {
  try {
    const lists = Object.entries(LISTS).map(([file, read]) => {
      const [before, after] = [live, next].map((folder) => read(readJson(path.join(folder, file))))
      return compareRecords(before ?? [], after ?? [])
    })
    const all = [await compareStores(live, next), ...lists]
    const join = (key: keyof Names) => toNamed(all.flatMap((names) => names[key]))
    return { added: join('added'), changed: join('changed'), removed: join('removed') }
  } catch {
    return null
  }
}
