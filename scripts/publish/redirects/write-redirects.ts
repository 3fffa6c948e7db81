import { contactCardPath } from '@guia/contract'
import { paths } from '@guia/web/paths'
import type { ProfessionalDocument } from '../../site/documents.ts'
import type { PageContext } from '../../site/pages/page-context.ts'
import { pageFolder } from '../../site/pages/page-folder.ts'
import type { Page } from '../../site/pages/page.ts'
import { professionalPage } from '../../site/pages/small-pages.ts'
import type { StoreEntry } from '../../site/pages/store-entry.ts'
import { storePage } from '../../site/pages/store-page.ts'
import { redirectPage } from '../../site/redirects/redirect-page.ts'
import type { PageMaker } from '../pages/page-maker.ts'
import { CONTACT_CARD } from '../pages/store-bundle.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'

/** A path at which a page is looked for although it stands at another one. */
export interface Redirect {
  from: string
  to: string
  /** Former and present path of its contact card, if it may have one. */
  cards?: [from: string, to: string]
  /** Key of the bundle with the page. */
  key: string
  page: () => Page
}

function toStore(context: PageContext, entry: StoreEntry, slug: string): Redirect {
  const { site, siteUrl, recordOf } = context
  return {
    from: paths.store.link(slug),
    to: paths.store.link(entry.slug),
    key: entry.page,
    page: () => storePage(recordOf(entry), site, siteUrl),
  }
}

export const formerStores = (context: PageContext): Redirect[] =>
  context.entries.flatMap((entry) =>
    entry.previousSlugs.map((former) => ({
      ...toStore(context, entry, former),
      cards: [contactCardPath(former), contactCardPath(entry.slug)],
    })),
  )

/**
 * A store that was renamed keeps its address, and is asked for by its new name all the same
 * (spec section 2).
 */
export function renamedStores(context: PageContext): Redirect[] {
  const taken = new Set(context.entries.map(({ slug }) => slug))
  return context.entries
    .filter(({ slugOfName }) => slugOfName !== '' && !taken.has(slugOfName))
    .map((entry) => toStore(context, entry, entry.slugOfName))
}

/**
 * The CMS remembers former slugs, not former categories: of who changed both, the addresses of the
 * old category are not known.
 */
export function formerProfessionals(
  context: PageContext,
  documents: readonly ProfessionalDocument[],
  pages: PageMaker,
): Redirect[] {
  const slugs = new Map(documents.map(({ numero, previousSlugs }) => [numero, previousSlugs]))
  return context.small.professionals.flatMap((record) => {
    const { slug, category } = record
    const page = professionalPage(context, record)
    if (!page) return []
    return (slugs.get(record.id) ?? []).map((former) => ({
      from: paths.professional.link(category, former),
      to: page.path,
      cards: [contactCardPath(former, category), contactCardPath(slug, category)],
      key: pages.keyOf(page),
      page: () => page,
    }))
  })
}

/** Puts the present contact card at a former address of it, unless another one stands there. */
function linkCard([from, to]: [string, string], key: string, draft: ReleaseDraft): void {
  const [former, present] = [pageFolder(from), pageFolder(to)]
  if (present === null || former === null || !draft.has(present) || draft.has(former)) return
  draft.linkFile(former, key, CONTACT_CARD)
}

/**
 * Writes a page that leads on at every path where no other one stands: links that were shared go on
 * working, those to contact cards too. Of several redirects from one path the first has it.
 */
export async function writeRedirects(
  redirects: readonly Redirect[],
  pages: PageMaker,
  draft: ReleaseDraft,
  siteUrl: string,
): Promise<void> {
  for (const { from, to, cards, key, page } of redirects) {
    const [former, present] = [pageFolder(from), pageFolder(to)]
    if (former === null || present === null || !draft.has(present)) continue
    const file = `${former}/index.html`
    if (draft.has(former) || draft.has(file)) continue
    const preview = await pages.previewOf(page())
    await draft.write(file, Buffer.from(redirectPage(to, siteUrl, preview)))
    if (cards) linkCard(cards, key, draft)
  }
}
