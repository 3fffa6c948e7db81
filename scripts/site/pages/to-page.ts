import type { PageData, SiteRecord } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import { paths } from '@guia/web/paths'
import type { JsonLdObject } from '../structured-data/json-ld.ts'
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  type NamedPath,
} from '../structured-data/site-json-ld.ts'
import type { DatedPage } from './page.ts'

const HOME: NamedPath = { name: 'Inicio', path: paths.home.link() }

export interface PageContent extends Omit<DatedPage, 'inputs' | 'data' | 'jsonLd' | 'modified'> {
  /** Its name in the trail of breadcrumbs. */
  name: string
  head: PageHead
  /** Pages between the home page and this one. */
  above?: readonly NamedPath[]
  /** Data besides the site. */
  shows: Omit<PageData, 'page' | 'site'>
  /** Description of its subject. */
  about?: JsonLdObject
  /** Pages that it lists, and how many it lists in all when these are only the first. */
  listed?: readonly NamedPath[]
  total?: number
  modified?: string | null
}

/** A page of this site, described as what it is, where it stands and what it lists. */
export function toPage(
  { site, siteUrl }: { site: SiteRecord; siteUrl: string },
  { name, above = [], shows, about, listed = [], total, modified = null, ...page }: PageContent,
): DatedPage {
  const { path, canonical } = page
  const trail = [HOME, ...above, { name, path: canonical ?? path }]
  return {
    ...page,
    inputs: [site, shows],
    data: () => ({ page: path, site, ...shows }),
    jsonLd: [
      ...(about ? [about] : []),
      breadcrumbJsonLd(trail, siteUrl),
      ...(listed.length > 0 ? [itemListJsonLd(name, listed, siteUrl, total)] : []),
    ],
    modified,
  }
}
