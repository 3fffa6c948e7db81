import type { CategoryEntryRecord } from '@guia/contract'
import * as heads from '@guia/web/catalog/site/page-head'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { pathsOf } from './named-path.ts'
import type { Page } from './page.ts'
import type { PageContext } from './page-context.ts'
import { listNames } from './site-lists.ts'
import { toPage, type PageContent } from './to-page.ts'

/** Pages that show the site itself, and what a visitor keeps or is shown as an example. */
export function sitePages(context: PageContext): Page[] {
  const { parsedSite: site } = context
  const page = (
    path: string,
    name: string,
    head: heads.PageHead,
    more: Pick<PageContent, 'lists'> = { lists: {} },
  ) => toPage(context, { path, name, head, shows: { parts: [] }, ...more })
  return [
    page(paths.about.link(), 'Nosotros', heads.aboutHead(site)),
    page(paths.contact.link(), 'Contacto', heads.contactHead(site)),
    page(paths.privacy.link(), 'Privacidad', heads.privacyHead(site)),
    page(paths.example.link(), 'Así se ve tu comercio', heads.exampleHead(site)),
    page(paths.favourites.link(), 'Tus favoritos', heads.favouritesHead(site)),
    page(paths.categories.link(), 'Categorías', heads.categoriesHead(site), {}),
    page(
      paths.allProfessionals.link(),
      'Profesionales y oficios',
      heads.professionalCategoriesHead(site),
      {},
    ),
  ]
}

/** Pages whose list depends on the query: nothing of it is known here. */
export function unlistedPages(context: PageContext): Page[] {
  const { parsedSite: site } = context
  const lists = listNames(context.site)
  const page = (path: string, name: string, head: heads.PageHead) =>
    toPage(context, { path, name, head, shows: { stores: [], parts: ['stores'] }, lists })
  return [
    page(paths.searchResults.pattern, 'Resultados', heads.searchHead('', site)),
    page(paths.storesByCategories.pattern, 'Tiendas', heads.requestedStoresHead('Tiendas', site)),
  ]
}

/**
 * The grid of a category's subcategories (spec section 2). Without any it leads to the category's
 * stores, which are the page to know.
 */
export function subcategoriesPage(context: PageContext, category: CategoryEntryRecord): Page {
  const { name, subcategories } = category
  const path = paths.category.link(slug(name))
  return toPage(context, {
    ...pathsOf(paths.subcategories.link, category),
    head: heads.subcategoriesHead(name, context.parsedSite),
    shows: { parts: [] },
    lists: { categories: [category] },
    ...(subcategories.length > 0
      ? { name: 'Subcategorías', above: [{ name, path }] }
      : { name, canonical: path }),
  })
}
