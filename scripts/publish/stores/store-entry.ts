import type { LightStoreRecord } from '@guia/contract'
import { parseLightStore } from '@guia/web/catalog/stores/parse-store'
import type { Slice } from '../release/list-file.ts'
import type { SharedValues } from './shared-values.ts'

type Light = NonNullable<ReturnType<typeof parseLightStore>>

interface NamedSlug {
  name: string
  slug: string
}

/**
 * What the publisher keeps of a store while it goes through all of them: enough for the lists of
 * every page, and the unit that holds the rest.
 */
export interface StoreEntry extends Light {
  subcategories: NamedSlug[]
  categorySlugs: string[]
  /** Key of the unit with its page and its record. */
  unit: string
  /** Last change, ISO 8601. */
  updatedAt: string
  /** Addresses that it had before. */
  previousSlugs: string[]
  /** The address that its name would have; '' when that is its own, or the name makes none. */
  slugOfName: string
}

/** One line beside a release: how a store came about, so that the next one can tell a change. */
export interface IndexLine {
  numero: number
  /** Hash of its line in the snapshot. */
  source: string
  /** Hash of everything else that it was made from; '' when it is to be made again. */
  input: string
  /** Documents that it names: what it takes from them is part of its input too. */
  related: string[]
  unit: string
  /** Paths of this site that its page links to. */
  links: string[]
  updatedAt: string
  previousSlugs: string[]
  slugOfName: string
  categorySlugs: string[]
  subcategories: NamedSlug[]
  /** Path of its contact card in the release, null when it has none. */
  card: string | null
  /** Where its records stand in the release's files. */
  full: Slice
  light: Slice
}

export function toEntry(
  record: LightStoreRecord,
  line: IndexLine,
  values: SharedValues,
): StoreEntry {
  const light = parseLightStore(record)
  if (!light) throw new Error(`la tienda n.º ${record.id} no se puede leer`)
  return {
    ...light,
    categories: values.share(light.categories),
    icons: values.share(light.icons),
    unit: line.unit,
    updatedAt: line.updatedAt,
    previousSlugs: values.share(line.previousSlugs),
    slugOfName: line.slugOfName,
    categorySlugs: values.share(line.categorySlugs),
    subcategories: values.share(line.subcategories),
  }
}
