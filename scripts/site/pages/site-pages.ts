import type { CategoryEntryRecord } from '@guia/contract'
import * as heads from '@guia/web/catalog/site/page-head'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { breadcrumbJsonLd, HOME_TRAIL, type NamedPath } from '../structured-data/site-json-ld.ts'
import { pathsOf } from './named-path.ts'
import type { DatedPage } from './page.ts'
import type { PageContext } from './page-context.ts'

interface SitePage {
  path: string
  name: string
  head: heads.PageHead
  /** Between the home page and this one. */
  above?: readonly NamedPath[]
  /** Last change of what it shows; the CMS tells of none for categories. */
  modified?: string | null
}

/** A page that shows nothing but the site itself. */
const onlySite = (
  { site, siteUrl }: PageContext,
  { path, name, head, above = [], modified = null }: SitePage,
): DatedPage => ({
  path,
  head,
  inputs: [site],
  data: () => ({ page: path, site, parts: [] }),
  jsonLd: [breadcrumbJsonLd([HOME_TRAIL, ...above, { name, path }], siteUrl)],
  modified,
})

/** Pages that show the site itself, and what a visitor keeps or is shown as an example. */
export function sitePages(context: PageContext): DatedPage[] {
  const { parsedSite: site, modified } = context
  const page = (path: string, name: string, head: heads.PageHead, date: string | null = null) =>
    onlySite(context, { path, name, head, modified: date })
  return [
    page(paths.about.link(), 'Nosotros', heads.aboutHead(site), modified.site),
    page(paths.contact.link(), 'Contacto', heads.contactHead(site), modified.site),
    page(paths.privacy.link(), 'Privacidad', heads.privacyHead(site), modified.site),
    page(paths.example.link(), 'Así se ve tu comercio', heads.exampleHead(site)),
    page(paths.favourites.link(), 'Tus favoritos', heads.favouritesHead(site)),
    page(paths.categories.link(), 'Categorías', heads.categoriesHead(site)),
  ]
}

/** Pages whose list depends on the query: nothing of it is known here. */
export function unlistedPages(context: PageContext): DatedPage[] {
  const { site, parsedSite } = context
  const page = (path: string, name: string, head: heads.PageHead): DatedPage => ({
    ...onlySite(context, { path, name, head }),
    data: () => ({ page: path, site, stores: [], parts: ['stores'] }),
  })
  return [
    page(paths.searchResults.pattern, 'Resultados', heads.searchHead('', parsedSite)),
    page(paths.storesByCategories.pattern, 'Tiendas', heads.requestedStoresHead([], parsedSite)),
  ]
}

/** The grid of a category's subcategories; none for a category without. */
export function subcategoriesPages(
  context: PageContext,
  category: CategoryEntryRecord,
): DatedPage[] {
  const { name, subcategories } = category
  if (subcategories.length === 0) return []
  const places = pathsOf(paths.subcategories.link, category)
  const page = {
    path: places.path,
    name: 'Subcategorías',
    head: heads.subcategoriesHead(name, context.parsedSite),
    above: [{ name, path: paths.category.link(slug(name)) }],
  }
  return [{ ...onlySite(context, page), ...places }]
}
