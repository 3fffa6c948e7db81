import { paths } from '@guia/web/paths'
import { pageFolder } from '../pages/page-folder.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import { redirectPage } from './redirect-page.ts'

/** A record's address and those that it had before. */
export interface Moved {
  path: string
  previous: readonly string[]
}

interface Addressed {
  slug: string
  previousSlugs?: readonly string[] | null | undefined
}

export const movedStores = (stores: readonly Addressed[]): Moved[] =>
  stores.map(({ slug, previousSlugs }) => ({
    path: paths.store.link(slug),
    previous: (previousSlugs ?? []).map((one) => paths.store.link(one)),
  }))

/** `category` is the route of the professional category. */
export const movedProfessionals = (
  professionals: readonly (Addressed & { category: string })[],
): Moved[] =>
  professionals.map(({ slug, category, previousSlugs }) => ({
    path: paths.professional.link(category, slug),
    previous: (previousSlugs ?? []).map((one) => paths.professional.link(category, one)),
  }))

/**
 * Writes a page at every address that a record had before and that no other one has now: links
 * that were shared go on working. Of several records that had one address, the first keeps it.
 */
export async function writeRedirects(
  moved: readonly Moved[],
  draft: ReleaseDraft,
  siteUrl: string,
): Promise<void> {
  for (const { path, previous } of moved) {
    for (const old of previous) {
      const folder = pageFolder(old)
      if (folder === null || draft.has(folder)) continue
      const name = `${folder}/index.html`
      if (draft.has(name)) continue
      await draft.write(name, Buffer.from(redirectPage(old, path, siteUrl)))
    }
  }
}
