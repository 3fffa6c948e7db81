import type { Problem } from '../problems.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import type { StoreEntry } from '../stores/store-entry.ts'
import { pageFolder } from './page-folder.ts'

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

/**
 * Sees to it that every link of the pages leads somewhere in any static host. Carousels link to a
 * store by its raw name (spec section 2): that name gets a folder too. Returns what is left: links
 * to nothing, with a page that has them.
 */
export async function completeLinks(
  links: ReadonlyMap<string, string>,
  entries: readonly StoreEntry[],
  draft: ReleaseDraft,
): Promise<Problem[]> {
  const problems: Problem[] = []
  let byName: Map<string, StoreEntry> | null = null
  for (const [link, page] of links) {
    const folder = pageFolder(link)
    if ([folder, link.slice(1)].some((at) => at !== null && draft.has(at))) continue
    byName ??= new Map(entries.map((entry) => [entry.name, entry]))
    const named = folder?.startsWith(STORE) ? byName.get(folder.slice(STORE.length)) : undefined
    if (folder !== null && named) await draft.link(folder, named.unit, 'folder')
    else problems.push(deadLink(page, link))
  }
  return problems
}

const deadLink = (page: string, link: string): Problem => ({
  record: `Página ${page}`,
  field: '',
  message: `enlaza a ${link}, que no existe.`,
})
