import type { RouteObject } from 'react-router-dom'
import { CrashPage } from '../pages/crash-page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Layout } from './layout.tsx'
import { paths } from './paths.ts'

/**
 * The screens that exist. Each page's code is loaded when it is first visited. A page that fails
 * leaves header and menu in place; a layout that fails leaves at least a way out.
 */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashPage />,
    children: [
      {
        errorElement: <CrashPage />,
        hydrateFallbackElement: <Spinner />,
        children: [
          {
            path: paths.home.pattern,
            lazy: async () => ({ Component: (await import('../pages/home-page.tsx')).HomePage }),
          },
          {
            path: paths.categories.pattern,
            lazy: async () => ({
              Component: (await import('../pages/categories-page.tsx')).CategoriesPage,
            }),
          },
          {
            path: paths.category.pattern,
            lazy: async () => ({
              Component: (await import('../pages/category-page.tsx')).CategoryPage,
            }),
          },
          {
            path: paths.subcategories.pattern,
            lazy: async () => ({
              Component: (await import('../pages/subcategories-page.tsx')).SubcategoriesPage,
            }),
          },
          {
            path: paths.subcategory.pattern,
            lazy: async () => ({
              Component: (await import('../pages/subcategory-page.tsx')).SubcategoryPage,
            }),
          },
          {
            path: paths.storesByCategories.pattern,
            lazy: async () => ({
              Component: (await import('../pages/stores-page.tsx')).StoresPage,
            }),
          },
          {
            path: paths.searchResults.pattern,
            lazy: async () => ({
              Component: (await import('../pages/search-results-page.tsx')).SearchResultsPage,
            }),
          },
          {
            path: paths.store.pattern,
            lazy: async () => ({ Component: (await import('../pages/store-page.tsx')).StorePage }),
          },
          {
            path: paths.contact.pattern,
            lazy: async () => ({
              Component: (await import('../pages/contact-page.tsx')).ContactPage,
            }),
          },
          {
            path: paths.favourites.pattern,
            lazy: async () => ({
              Component: (await import('../pages/favourites-page.tsx')).FavouritesPage,
            }),
          },
          {
            path: paths.about.pattern,
            lazy: async () => ({
              Component: (await import('../pages/about-page.tsx')).AboutPage,
            }),
          },
          {
            path: paths.privacy.pattern,
            lazy: async () => ({
              Component: (await import('../pages/privacy-page.tsx')).PrivacyPage,
            }),
          },
          {
            path: paths.example.pattern,
            lazy: async () => ({
              Component: (await import('../pages/example-page.tsx')).ExamplePage,
            }),
          },
          {
            path: paths.searchPage.pattern,
            lazy: async () => ({
              Component: (await import('../pages/search-page.tsx')).SearchPage,
            }),
          },
          {
            path: paths.allStores.pattern,
            lazy: async () => ({
              Component: (await import('../pages/all-stores-page.tsx')).AllStoresPage,
            }),
          },
          {
            path: paths.offers.pattern,
            lazy: async () => ({
              Component: (await import('../pages/offers-page.tsx')).OffersPage,
            }),
          },
          {
            path: paths.offer.pattern,
            lazy: async () => ({
              Component: (await import('../pages/offers-page.tsx')).OffersPage,
            }),
          },
          {
            path: paths.recommended.pattern,
            lazy: async () => ({
              Component: (await import('../pages/recommended-page.tsx')).RecommendedPage,
            }),
          },
          {
            path: paths.cars.pattern,
            lazy: async () => ({
              Component: (await import('../pages/cars-page.tsx')).CarsPage,
            }),
          },
          {
            path: paths.professionals.pattern,
            lazy: async () => ({
              Component: (await import('../pages/professionals-page.tsx')).ProfessionalsPage,
            }),
          },
          {
            path: paths.professional.pattern,
            lazy: async () => ({
              Component: (await import('../pages/professional-page.tsx')).ProfessionalPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../pages/page-not-found.tsx')).PageNotFound,
            }),
          },
        ],
      },
    ],
  },
]
