import { setImmediate as nextTurn } from 'node:timers/promises'
import { notFoundHead } from '@guia/web/catalog/site/page-head'
import { paths } from '@guia/web/paths'
import type { Redirect } from '../redirects/write-redirects.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import { robotsTxt, sitemapFiles, type SitemapPage } from '../../site/sitemap/sitemap.ts'
import { listPages } from '../../site/pages/list-pages.ts'
import { latest, offerDatesByStore } from '../../site/pages/modification-dates.ts'
import type { PageContext } from '../../site/pages/page-context.ts'
import { PAGE_FILE, type PageMaker } from './page-maker.ts'
import { isSameFolder, pageFolder } from '../../site/pages/page-folder.ts'
import { withLists } from '../../site/pages/site-lists.ts'
import { storeAliases } from '../../site/pages/store-aliases.ts'
import type { Page } from '../../site/pages/page.ts'
import { professionalPage, smallPages } from '../../site/pages/small-pages.ts'
import { contactCard, type ReadImage } from './store-bundle.ts'

const NOT_FOUND_FILE = '404.html'

/** The page that answers every unknown address. */
function notFoundPage(context: PageContext): Page {
  const site = withLists(context.site, {})
  return {
    path: '*',
    head: notFoundHead('Página no encontrada', context.parsedSite),
    data: { page: '*', site, parts: ['site'] },
    jsonLd: [],
  }
}

/**
 * Puts a page at its path, unless another one stands there or its name makes no folder; and at the
 * path with the raw name, which other web servers than `npm start`'s would not find.
 * Returns whether it was put there.
 */
async function writePage(page: Page, pages: PageMaker, draft: ReleaseDraft): Promise<boolean> {
  const folder = pageFolder(page.path)
  if (folder === null || draft.has(folder)) return false
  const key = await pages.make(page)
  draft.linkFiles(folder, key)
  const named = page.namedPath === undefined ? null : pageFolder(page.namedPath)
  if (named !== null && !draft.has(named) && !isSameFolder(named, folder)) {
    draft.linkFiles(named, key)
  }
  return true
}

async function writeProfessionals(
  context: PageContext,
  pages: PageMaker,
  draft: ReleaseDraft,
  readImage: ReadImage,
): Promise<Page[]> {
  const written: Page[] = []
  const elsewhere: { folder: string | null; key: string }[] = []
  for (const record of context.small.professionals) {
    const page = professionalPage(context, record)
    const folder = page && pageFolder(page.path)
    if (!page || folder === null || draft.has(folder)) continue
    const key = await pages.make(page, () => contactCard(record, record.image, readImage))
    draft.linkFolder(folder, key)
    written.push(page)
    for (const { route } of context.site.professionalCategories) {
      elsewhere.push({ folder: pageFolder(paths.professional.link(route, record.slug)), key })
    }
  }
  // Under another category, that it had or that somebody takes it for, the profile is found as well.
  for (const { folder, key } of elsewhere) {
    if (folder !== null && !draft.has(folder)) draft.linkFolder(folder, key)
  }
  return written
}

async function writeSitemap(
  context: PageContext,
  pages: readonly Page[],
  draft: ReleaseDraft,
): Promise<void> {
  const { siteUrl, entries, small } = context
  const ofOffers = offerDatesByStore(small.offers, context.modified.offer)
  const listed: SitemapPage[] = []
  const list = (path: string, modified: string | null) =>
    listed.push({ url: new URL(path, siteUrl).href, modified })
  for (const { path, canonical, modified = null, head } of pages) {
    if (!head.noindex && canonical === undefined) list(path, modified)
  }
  for (const { id, slug, updatedAt } of entries) {
    list(paths.store.link(slug), latest([updatedAt, ofOffers.get(id)]))
  }
  for (const [name, text] of sitemapFiles(siteUrl, listed)) {
    await draft.write(name, Buffer.from(text))
  }
  await draft.write('robots.txt', Buffer.from(robotsTxt(siteUrl)))
}

/**
 * Writes every page but the stores', which are there already, the forms of stores' names that links
 * use, and what leads search engines. Returns the redirects to pages that had another address.
 */
export async function writePages(
  context: PageContext,
  pages: PageMaker,
  draft: ReleaseDraft,
  readImage: ReadImage,
): Promise<Redirect[]> {
  const written: Page[] = []
  const redirects: Redirect[] = []
  for (const page of [...listPages(context), ...smallPages(context)]) {
    // The lists are being compressed: what they wait for comes in between.
    await nextTurn()
    if (!(await writePage(page, pages, draft))) continue
    written.push(page)
    const { path, formerPath } = page
    if (formerPath !== undefined) redirects.push({ from: formerPath, to: path })
  }
  written.push(...(await writeProfessionals(context, pages, draft, readImage)))
  const notFound = await pages.make(notFoundPage(context))
  draft.linkFile(NOT_FOUND_FILE, notFound, PAGE_FILE)
  await writeSitemap(context, written, draft)
  for (const [folder, { page }] of storeAliases(context.entries, context.parsedSite.formerNames)) {
    if (!draft.has(folder)) draft.linkFolder(folder, page)
  }
  return redirects
}
