import { CAROUSELS, carouselStoreParam, carouselStores } from '@guia/web/catalog/stores/carousels'
import type { FormerNames } from '@guia/web/catalog/stores/categories'
import { mapStoreParam } from '@guia/web/catalog/stores/map-spots'
import { paths } from '@guia/web/paths'
import { isSameFolder, pageFolder } from './page-folder.ts'
import type { StoreEntry } from './store-entry.ts'

/**
 * Folders, besides their own, at which stores are found: carousels and the map link to them by forms
 * of their names (spec section 2), which a static host looks for as they are. Of several stores that
 * would have one folder the first has it.
 */
export function storeAliases(
  entries: readonly StoreEntry[],
  formerNames: FormerNames,
): Map<string, StoreEntry> {
  const aliases = new Map<string, StoreEntry>()
  const add = (param: string, entry: StoreEntry) => {
    const folder = pageFolder(paths.store.link(param))
    const own = pageFolder(paths.store.link(entry.slug)) ?? ''
    if (folder === null || isSameFolder(folder, own) || aliases.has(folder)) return
    aliases.set(folder, entry)
  }
  for (const rule of Object.values(CAROUSELS)) {
    for (const store of carouselStores(rule, entries, formerNames))
      add(carouselStoreParam(store), store)
  }
  const byName = new Map(entries.toReversed().map((entry) => [entry.name, entry]))
  for (const entry of entries) {
    if (entry.location)
      add(
        mapStoreParam(entry, (name) => byName.get(name)),
        entry,
      )
  }
  return aliases
}
