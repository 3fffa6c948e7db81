import { PUBLIC_FILES, type LightStoreRecord } from '@guia/contract'
import type { RecordCheck } from '../../site/checks/check-records.ts'
import { toEntry, type StoreEntry, type StoreExtras } from '../../site/pages/store-entry.ts'
import type { Problem } from '../../site/problems.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import type { State } from '../state/state.ts'
import type { StoreProblems } from './make-stores.ts'
import { madeStores } from './store-rows.ts'

/** Values with the same JSON as one: of a hundred thousand lists of categories few are different. */
function shareValues() {
  const values = new Map<string, unknown>()
  return <T>(value: T): T => {
    const key = JSON.stringify(value)
    if (!values.has(key)) values.set(key, value)
    return values.get(key) as T
  }
}

const inOrder = (problems: StoreProblems): Problem[] =>
  [...problems].toSorted(([one], [other]) => one - other).flatMap(([, found]) => found)

/**
 * Writes the three lists of stores, by number, and a link to each one's page. Of several stores that
 * claim one address the first keeps it; the others are left out and told of, beside
 * `problems` (number → what was told already). Memory holds an entry for each store, never its record.
 */
export async function writeStores(
  state: State,
  draft: ReleaseDraft,
  check: RecordCheck,
  problems: StoreProblems,
): Promise<{ entries: StoreEntry[]; problems: Problem[] }> {
  const full = draft.openList(PUBLIC_FILES.stores)
  const light = draft.openList(PUBLIC_FILES.lightStores)
  const hours = draft.openList(PUBLIC_FILES.storeHours)
  const told = new Map(problems)
  const share = shareValues()
  const entries: StoreEntry[] = []
  for await (const row of madeStores(state)) {
    const record = JSON.parse(row.light) as LightStoreRecord
    const taken = check.storeIdentity(record)
    if (taken.length > 0) {
      told.set(row.numero, [...(told.get(row.numero) ?? []), ...taken])
      continue
    }
    full.add(row.record)
    light.add(row.light)
    if (row.hours !== null) hours.add(row.hours)
    const entry = toEntry(record, row.page, JSON.parse(row.more) as StoreExtras)
    const { categories, icons, subcategories, categorySlugs, previousSlugs } = entry
    Object.assign(entry, {
      categories: share(categories),
      icons: share(icons),
      subcategories: share(subcategories),
      categorySlugs: share(categorySlugs),
      previousSlugs: share(previousSlugs),
    })
    entries.push(entry)
    draft.linkFolder(`store/${entry.slug}`, entry.page)
  }
  draft.endList(PUBLIC_FILES.stores, full)
  draft.endList(PUBLIC_FILES.lightStores, light)
  draft.endList(PUBLIC_FILES.storeHours, hours)
  return { entries, problems: inOrder(told) }
}
