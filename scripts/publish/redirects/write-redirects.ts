import { paths } from '@guia/web/paths'
import type { ProfessionalDocument } from '../../site/documents.ts'
import type { PageContext } from '../../site/pages/page-context.ts'
import { pageFolder } from '../../site/pages/page-folder.ts'
import { redirectPage } from '../../site/redirects/redirect-page.ts'
import type { PageBundles } from '../pages/page-bundles.ts'
import { PAGE_FILE } from '../pages/page-maker.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'

/** A path at which a page is looked for although it stands at another one. */
export interface Redirect {
  from: string
  to: string
}

export const formerStores = ({ entries }: PageContext): Redirect[] =>
  entries.flatMap(({ slug, previousSlugs }) =>
    previousSlugs.map((former) => ({
      from: paths.store.link(former),
      to: paths.store.link(slug),
    })),
  )

/**
 * A store that was renamed keeps its address, and is asked for by its new name all the same
 * (spec section 2).
 */
export function renamedStores({ entries }: PageContext): Redirect[] {
  const taken = new Set(entries.map(({ slug }) => slug))
  return entries
    .filter(({ slugOfName }) => slugOfName !== '' && !taken.has(slugOfName))
    .map(({ slug, slugOfName }) => ({
      from: paths.store.link(slugOfName),
      to: paths.store.link(slug),
    }))
}

/**
 * The CMS remembers former slugs, not former categories: of who changed both, the addresses of the
 * old category are not known.
 */
export function formerProfessionals(
  { small }: PageContext,
  documents: readonly ProfessionalDocument[],
): Redirect[] {
  const slugs = new Map(documents.map(({ numero, previousSlugs }) => [numero, previousSlugs]))
  return small.professionals.flatMap(({ id, slug, category }) =>
    (slugs.get(id) ?? []).map((former) => ({
      from: paths.professional.link(category, former),
      to: paths.professional.link(category, slug),
    })),
  )
}

/** Elements of a page's head that link previews read. */
const PREVIEW = /<meta (?:property="og:|name="twitter:)[^>]*>/g

/**
 * Writes a page that leads on at every path where no other one stands, with the preview of the page
 * that it leads to: links that were shared go on working. Of several redirects from one path the
 * first has it.
 */
export async function writeRedirects(
  redirects: readonly Redirect[],
  bundles: PageBundles,
  draft: ReleaseDraft,
  siteUrl: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    const [former, present] = [pageFolder(from), pageFolder(to)]
    const key = present === null ? undefined : draft.contentAt(present)
    if (former === null || key === undefined) continue
    const file = `${former}/index.html`
    if (draft.has(former) || draft.has(file)) continue
    const preview = bundles.read(key, PAGE_FILE).toString().match(PREVIEW) ?? []
    await draft.write(file, Buffer.from(redirectPage(to, siteUrl, preview)))
  }
}
