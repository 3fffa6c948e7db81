import type { LightStoreRecord, StoreRecord } from '@guia/contract'
import { parseLightStore } from '@guia/web/catalog/stores/parse-store'
import { slug } from '@guia/web/catalog/slug'
import type { StoreDocument } from '../documents.ts'

type Light = NonNullable<ReturnType<typeof parseLightStore>>

interface NamedSlug {
  name: string
  slug: string
}

/** Fields of a store that lists and addresses need besides its light record. */
export interface StoreExtras {
  subcategories: NamedSlug[]
  categorySlugs: string[]
  /** Digits only: its offers are asked for there. */
  whatsapp: string
  /** Last change, ISO 8601. */
  updatedAt: string
  /** Addresses that it had before. */
  previousSlugs: string[]
  /** The address that its name would have; '' when that is its own, or the name makes none. */
  slugOfName: string
}

/** A published store, as much of it as the lists of every page need. */
export interface StoreEntry extends Light, StoreExtras {
  /** Key of the bundle with its page and its record. */
  page: string
}

export function storeExtras(document: StoreDocument, record: StoreRecord): StoreExtras {
  const named = slug(record.name)
  return {
    subcategories: document.subcategories.map((one) => ({ name: one.name, slug: one.slug })),
    whatsapp: record.whatsapp,
    categorySlugs: document.categories.map((category) => category.slug),
    updatedAt: document.updatedAt,
    previousSlugs: document.previousSlugs ?? [],
    slugOfName: named === record.slug ? '' : named,
  }
}

export function toEntry(record: LightStoreRecord, page: string, extras: StoreExtras): StoreEntry {
  const light = parseLightStore(record)
  if (!light) throw new Error(`la tienda n.º ${record.id} no se puede leer`)
  return Object.assign(light, extras, { page })
}
