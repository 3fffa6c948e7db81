import type { LegacyContactCategory, LegacyStore, LegacyStores } from './legacy-types.ts'
import { FALLBACK_POINT } from './places.ts'
import {
  AT_FALLBACK_POINT,
  CATEGORY_AS_TEXT,
  FOREIGN_IDS,
  MISSING_IMAGES,
  NULL_IN_CONTACTS,
  NULL_IN_GALLERY,
  SUBCATEGORY_AS_OBJECT,
  TRUNCATED,
} from './quirks.ts'

const inserted = <T>(list: T[], position: number, item: T) => list.toSpliced(position, 0, item)

function withOddForms(key: string, store: LegacyStore): LegacyStore {
  const { category, subcategory } = store
  const [firstCategory] = category
  const [firstSubcategory] = Array.isArray(subcategory) ? subcategory : [subcategory]
  return {
    ...store,
    id: FOREIGN_IDS[key] ?? store.id,
    category: CATEGORY_AS_TEXT.includes(key) && firstCategory ? firstCategory : category,
    subcategory:
      SUBCATEGORY_AS_OBJECT.includes(key) && firstSubcategory ? firstSubcategory : subcategory,
    location: AT_FALLBACK_POINT.includes(key) ? FALLBACK_POINT : store.location,
  }
}

function withOddImages(key: string, store: LegacyStore): LegacyStore {
  const paths = MISSING_IMAGES.filter(({ record }) => record === key)
  const changed = { ...store, gallery: [...store.gallery] }
  for (const { field, path } of paths) {
    if (field === 'banner') changed.banner = path
    else changed.gallery[indexOf(field)] = path
  }
  const [emptyRecord, emptyField] = NULL_IN_GALLERY
  if (key === emptyRecord) changed.gallery = inserted(changed.gallery, indexOf(emptyField), null)
  return changed
}

/** 'gallery.2' → 2 */
function indexOf(field: string): number {
  return Number(field.split('.')[1])
}

/** Keeps a record up to the middle of its description, as a broken download does. */
function cutOff(store: LegacyStore): Partial<LegacyStore> {
  const end = store.description.indexOf(TRUNCATED.lastWord) + TRUNCATED.lastWord.length
  const entries = Object.entries(store)
  const last = entries.findIndex(([field]) => field === 'description')
  const kept: Partial<LegacyStore> = Object.fromEntries(entries.slice(0, last))
  return { ...kept, description: store.description.slice(0, end) }
}

/** The stores by key, with every irregularity of `PLANTED_QUIRKS` that the seeds do not hold. */
export function plantInStores(stores: LegacyStore[]): LegacyStores {
  const entries = stores.map((store): [string, LegacyStore | Partial<LegacyStore>] => {
    const key = String(store.id)
    const odd = withOddImages(key, withOddForms(key, store))
    return [key, key === TRUNCATED.record ? cutOff(odd) : odd]
  })
  return Object.fromEntries(entries)
}

/** The contact categories, one of them with an empty slot. */
export function plantInContacts(categories: LegacyContactCategory[]): LegacyContactCategory[] {
  return categories.map((category) =>
    category.id === NULL_IN_CONTACTS.category
      ? { ...category, items: inserted(category.items, NULL_IN_CONTACTS.position, null) }
      : category,
  )
}
