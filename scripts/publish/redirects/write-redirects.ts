import { contactCardPath } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { contactCardFile } from '../../site/contact-cards/contact-card.ts'
import { pageFolder } from '../../site/pages/page-folder.ts'
import { PAGE_FILE } from '../pages/page-maker.ts'
import { CONTACT_CARD } from '../pages/store-bundle.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import { previewOf, redirectPage } from '../../site/redirects/redirect-page.ts'

/** Where something is found: its page, and its contact card if it may have one. */
interface Place {
  path: string
  card: string | null
}

/** The place of a page and those that it had before. */
export interface Moved extends Place {
  previous: readonly Place[]
  /** Key of the bundle with its page. */
  page: string
}

/** A page that has another address besides its own. */
export const movedPage = (path: string, otherPath: string, page: string): Moved => ({
  path,
  card: null,
  previous: [{ path: otherPath, card: null }],
  page,
})

interface RenamedStore {
  slug: string
  /** '' when it is its own. */
  slugOfName: string
  page: string
}

interface Addressed {
  slug: string
  previousSlugs?: readonly string[] | null | undefined
  page: string
}

const movedOf = (
  { slug: own, previousSlugs, page }: Addressed,
  placeOf: (slug: string) => Place,
): Moved => ({ ...placeOf(own), previous: (previousSlugs ?? []).map(placeOf), page })

export const movedStores = (stores: readonly Addressed[]): Moved[] =>
  stores
    .filter(({ previousSlugs }) => (previousSlugs ?? []).length > 0)
    .map((store) =>
      movedOf(store, (former) => ({
        path: paths.store.link(former),
        card: contactCardPath(former),
      })),
    )

/**
 * A store that was renamed keeps its address, and is asked for by its new name all the same
 * (spec section 2).
 */
export function renamedStores(stores: readonly RenamedStore[]): Moved[] {
  const taken = new Set(stores.map(({ slug }) => slug))
  return stores
    .filter(({ slugOfName }) => slugOfName !== '' && !taken.has(slugOfName))
    .map(({ slug, slugOfName, page }) =>
      movedPage(paths.store.link(slug), paths.store.link(slugOfName), page),
    )
}

/**
 * `category` is the route of the professional category. The CMS remembers former slugs, not former
 * categories: of who changed both, the addresses of the old category are not known.
 */
export const movedProfessionals = (
  professionals: readonly (Addressed & { category: string })[],
): Moved[] =>
  professionals.map((professional) =>
    movedOf(professional, (former) => ({
      path: paths.professional.link(professional.category, former),
      card: contactCardPath(former, professional.category),
    })),
  )

export interface RedirectsTarget {
  draft: ReleaseDraft
  siteUrl: string
  /** A file of a bundle. */
  read: (key: string, name: string) => Buffer
}

/** Puts the present contact card at a former address of it, unless another one stands there. */
function linkCard({ card, page }: Moved, old: string | null, draft: ReleaseDraft): void {
  if (card === null || old === null) return
  const [present, former] = [contactCardFile(card), contactCardFile(old)]
  if (present === null || former === null || !draft.has(present) || draft.has(former)) return
  draft.linkFile(former, page, CONTACT_CARD)
}

/**
 * Writes a page at every address that a page had before and that no other one has now: links
 * that were shared go on working, those to contact cards too. Of several that had one address,
 * the first keeps it.
 */
export async function writeRedirects(
  moved: readonly Moved[],
  { draft, siteUrl, read }: RedirectsTarget,
): Promise<void> {
  for (const place of moved) {
    const present = pageFolder(place.path)
    if (present === null || !draft.has(present)) continue
    for (const { path, card } of place.previous) {
      const folder = pageFolder(path)
      if (folder === null || draft.has(folder)) continue
      const name = `${folder}/index.html`
      if (draft.has(name)) continue
      const preview = previewOf(read(place.page, PAGE_FILE).toString())
      await draft.write(name, Buffer.from(redirectPage(path, place.path, siteUrl, preview)))
      linkCard(place, card, draft)
    }
  }
}
