import type { ComponentType } from 'react'
import { paths } from './paths.ts'

/** Module of pages/: exports its page and nothing else. */
type PageModule = Readonly<Record<string, ComponentType>>

/** A page and its addresses. */
export interface PageRoute {
  /** Its addresses have one spelling, as on the server: what that does not know is not shown either. */
  path: string
  caseSensitive: true
  /** Source file of the page, as Vite's manifest names its chunk: 'src/pages/store-page.tsx'. */
  module: string
  /** Loads the code of the page. */
  load: () => Promise<{ Component: ComponentType }>
}

/** A page whose code is loaded when it is first visited. */
function page(path: string, file: string, load: () => Promise<PageModule>): PageRoute {
  return {
    path,
    caseSensitive: true,
    module: `src/pages/${file}.tsx`,
    load: async () => ({ Component: onlyExport(await load(), file) }),
  }
}

function onlyExport(module: PageModule, file: string): ComponentType {
  const [component, ...others] = Object.values(module)
  if (!component || others.length > 0) throw new Error(`${file} does not export one page`)
  return component
}

/** The screens that exist; the one table of the browser and of the pages rendered ahead. */
export const pageRoutes: PageRoute[] = [
  page(paths.home.pattern, 'home-page', () => import('../pages/home-page.tsx')),
  page(paths.categories.pattern, 'categories-page', () => import('../pages/categories-page.tsx')),
  page(paths.category.pattern, 'category-page', () => import('../pages/category-page.tsx')),
  page(
    paths.subcategories.pattern,
    'subcategories-page',
    () => import('../pages/subcategories-page.tsx'),
  ),
  page(
    paths.subcategory.pattern,
    'subcategory-page',
    () => import('../pages/subcategory-page.tsx'),
  ),
  page(paths.storesByCategories.pattern, 'stores-page', () => import('../pages/stores-page.tsx')),
  page(
    paths.searchResults.pattern,
    'search-results-page',
    () => import('../pages/search-results-page.tsx'),
  ),
  page(paths.store.pattern, 'store-page', () => import('../pages/store-page.tsx')),
  page(paths.contact.pattern, 'contact-page', () => import('../pages/contact-page.tsx')),
  page(paths.favourites.pattern, 'favourites-page', () => import('../pages/favourites-page.tsx')),
  page(paths.about.pattern, 'about-page', () => import('../pages/about-page.tsx')),
  page(paths.privacy.pattern, 'privacy-page', () => import('../pages/privacy-page.tsx')),
  page(paths.example.pattern, 'example-page', () => import('../pages/example-page.tsx')),
  page(paths.searchPage.pattern, 'search-page', () => import('../pages/search-page.tsx')),
  page(paths.allStores.pattern, 'all-stores-page', () => import('../pages/all-stores-page.tsx')),
  page(paths.offers.pattern, 'offers-page', () => import('../pages/offers-page.tsx')),
  page(paths.offer.pattern, 'offers-page', () => import('../pages/offers-page.tsx')),
  page(paths.recommended.pattern, 'offers-page', () => import('../pages/offers-page.tsx')),
  page(paths.cars.pattern, 'cars-page', () => import('../pages/cars-page.tsx')),
  page(
    paths.allProfessionals.pattern,
    'professional-categories-page',
    () => import('../pages/professional-categories-page.tsx'),
  ),
  page(
    paths.professionals.pattern,
    'professionals-page',
    () => import('../pages/professionals-page.tsx'),
  ),
  page(
    paths.professional.pattern,
    'professional-page',
    () => import('../pages/professional-page.tsx'),
  ),
  page(paths.pharmacies.pattern, 'pharmacies-page', () => import('../pages/pharmacies-page.tsx')),
  page('*', 'page-not-found', () => import('../pages/page-not-found.tsx')),
]
