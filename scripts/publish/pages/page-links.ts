import { mapStoreParam } from '@guia/web/catalog/stores/map-spots'
import { paths } from '@guia/web/paths'
import type { Problem } from '../problems.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import type { StoreEntry } from '../stores/store-entry.ts'
import { isSameFolder, pageFolder } from './page-folder.ts'

/** Links of this site in a page: '/store/x?a=1#b' → '/store/x', each once. */
export function linksIn(html: string): string[] {
  const links = new Set<string>()
  for (const [, address = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
    const path = address.replaceAll('&amp;', '&').split(/[?#]/, 1)[0] ?? ''
    links.add(path === '/' ? path : path.replace(/\/$/, ''))
  }
  return [...links]
}

const STORE = 'store/'

/** Name → the first store that has it, as the app finds it. */
function storesByName(entries: readonly StoreEntry[]): Map<string, StoreEntry> {
  const byName = new Map<string, StoreEntry>()
  for (const entry of entries) if (!byName.has(entry.name)) byName.set(entry.name, entry)
  return byName
}

async function linkName(folder: string, { slug, unit }: StoreEntry, draft: ReleaseDraft) {
  if (!isSameFolder(folder, STORE + slug)) await draft.link(folder, unit, 'folder')
}

/** The map's popups are no links of a page: its script makes them. Their addresses get folders. */
async function linkMapNames(
  entries: readonly StoreEntry[],
  byName: ReadonlyMap<string, StoreEntry>,
  draft: ReleaseDraft,
): Promise<void> {
  for (const entry of entries) {
    if (!entry.location) continue
    const param = mapStoreParam(entry, (name) => byName.get(name))
    if (param === entry.slug) continue
    const folder = pageFolder(paths.store.link(param))
    if (folder !== null && !draft.has(folder)) await linkName(folder, entry, draft)
  }
}

/**
 * Sees to it that every link of the pages, and every one that the map makes, leads somewhere in any
 * static host. Both link to stores by forms of their names (spec section 2): those get folders too.
 * Nothing else does: a store's number, or a name spelt in another way, is answered with 404.html,
 * where the app finds the store by itself. Returns what is left: links to nothing, with a page that
 * has them.
 */
export async function completeLinks(
  links: ReadonlyMap<string, string>,
  entries: readonly StoreEntry[],
  draft: ReleaseDraft,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const byName = storesByName(entries)
  await linkMapNames(entries, byName, draft)
  for (const [link, page] of links) {
    const folder = pageFolder(link)
    if ([folder, link.slice(1)].some((at) => at !== null && draft.has(at))) continue
    const named = folder?.startsWith(STORE) ? byName.get(folder.slice(STORE.length)) : undefined
    if (folder !== null && named) await linkName(folder, named, draft)
    else problems.push(deadLink(page, link))
  }
  return problems
}

const deadLink = (page: string, link: string): Problem => ({
  record: `Página ${page}`,
  field: '',
  message: `enlaza a ${link}, que no existe. Corregí el enlace, o avisale a quien mantiene el sitio.`,
})
