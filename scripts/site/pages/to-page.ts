import type { PageData, SiteRecord } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import { paths } from '@guia/web/paths'
import type { JsonLdObject } from '../structured-data/json-ld.ts'
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  type NamedPath,
} from '../structured-data/site-json-ld.ts'
import type { Page } from './page.ts'
import { withLists, type SiteLists } from './site-lists.ts'

const HOME: NamedPath = { name: 'Inicio', path: paths.home.link() }

export interface PageContent extends Omit<Page, 'data' | 'jsonLd'> {
  /** Its name in the trail of breadcrumbs. */
  name: string
  head: PageHead
  /** Pages between the home page and this one. */
  above?: readonly NamedPath[]
  /** Data besides the site. */
  shows: Omit<PageData, 'page' | 'site'>
  /** What it shows of the site's lists; without this it brings the whole of them along. */
  lists?: Partial<SiteLists>
  /** Description of its subject. */
  about?: JsonLdObject
  /** Pages that it lists, and how many it lists in all when these are only the first. */
  listed?: readonly NamedPath[]
  total?: number
}

/** A page of this site, described as what it is, where it stands and what it lists. */
export function toPage(
  { site, siteUrl }: { site: SiteRecord; siteUrl: string },
  { name, above = [], shows, lists, about, listed = [], total, ...page }: PageContent,
): Page {
  const { path, canonical } = page
  const ofSite: Pick<PageData, 'site' | 'parts'> = lists
    ? { site: withLists(site, lists), parts: ['site', ...shows.parts] }
    : { site, parts: shows.parts }
  const trail = [HOME, ...above, { name, path: canonical ?? path }]
  return {
    ...page,
    data: { page: path, ...shows, ...ofSite },
    jsonLd: [
      ...(about ? [about] : []),
      breadcrumbJsonLd(trail, siteUrl),
      ...(listed.length > 0 ? [itemListJsonLd(name, listed, siteUrl, total)] : []),
    ],
  }
}
