import { paths } from '../../src/app/paths.ts'
import { completeProfessional, completeStore, firstWith, type Catalogue } from './catalogue.ts'

/** A route with an address of it that the published catalogue fills. */
export interface VisitedRoute {
  pattern: string
  /** What tells it from another address of the same route. */
  variant?: string
  address: (catalogue: Catalogue) => string
}

const withSubcategories = ({ site }: Catalogue) =>
  firstWith(site.categories, ({ subcategories }) => subcategories.length > 0)

const firstSubcategory = (catalogue: Catalogue) =>
  firstWith(withSubcategories(catalogue).subcategories, () => true)

const offer = ({ offers }: Catalogue) => firstWith(offers.offers, () => true)
const recommended = ({ offers }: Catalogue) => firstWith(offers.recommended, () => true)

const inactiveStore = ({ stores }: Catalogue) => firstWith(stores, ({ isActive }) => !isActive)

/** Every route of the specification's table and of the product's own pages. */
export const ROUTES: VisitedRoute[] = [
  { pattern: paths.home.pattern, address: paths.home.link },
  { pattern: paths.about.pattern, address: paths.about.link },
  { pattern: paths.contact.pattern, address: paths.contact.link },
  { pattern: paths.searchPage.pattern, address: paths.searchPage.link },
  { pattern: paths.allStores.pattern, address: paths.allStores.link },
  {
    pattern: paths.searchResults.pattern,
    variant: 'with results',
    address: (all) => paths.searchResults.link(completeStore(all).name),
  },
  {
    pattern: paths.searchResults.pattern,
    variant: 'without results',
    address: () => paths.searchResults.link('xyzxyz'),
  },
  { pattern: paths.categories.pattern, address: paths.categories.link },
  {
    pattern: paths.category.pattern,
    address: (all) => paths.category.link(withSubcategories(all).slug),
  },
  {
    pattern: paths.subcategories.pattern,
    address: (all) => paths.subcategories.link(withSubcategories(all).slug),
  },
  {
    pattern: paths.subcategory.pattern,
    variant: 'of a subcategory',
    address: (all) => paths.subcategory.link(firstSubcategory(all).slug),
  },
  {
    pattern: paths.subcategory.pattern,
    variant: 'of a category',
    address: ({ site }) =>
      paths.subcategory.link(
        firstWith(site.categories, ({ subcategories }) => subcategories.length === 0).slug,
      ),
  },
  {
    pattern: paths.store.pattern,
    variant: 'active',
    address: (all) => paths.store.link(completeStore(all).slug),
  },
  {
    pattern: paths.store.pattern,
    variant: 'inactive',
    address: (all) => paths.store.link(inactiveStore(all).slug),
  },
  {
    pattern: paths.storesByCategories.pattern,
    address: () => paths.storesByCategories.link(['Delivery', 'Gastronomia']),
  },
  { pattern: paths.offers.pattern, address: paths.offers.link },
  {
    pattern: paths.offer.pattern,
    address: (all) => paths.offer.link(offer(all).id, offer(all).storeId),
  },
  { pattern: paths.recommended.pattern, variant: 'all', address: () => paths.recommended.link() },
  {
    pattern: paths.recommended.pattern,
    variant: 'one',
    address: (all) => paths.recommended.link(recommended(all).id),
  },
  { pattern: paths.cars.pattern, address: paths.cars.link },
  {
    pattern: paths.professionals.pattern,
    address: (all) => paths.professionals.link(completeProfessional(all).category),
  },
  {
    pattern: paths.professional.pattern,
    address: (all) => {
      const { category, slug } = completeProfessional(all)
      return paths.professional.link(category, slug)
    },
  },
  { pattern: paths.allProfessionals.pattern, address: paths.allProfessionals.link },
  { pattern: paths.pharmacies.pattern, address: paths.pharmacies.link },
  { pattern: paths.favourites.pattern, address: paths.favourites.link },
  { pattern: paths.example.pattern, address: paths.example.link },
  { pattern: paths.privacy.pattern, address: paths.privacy.link },
]

/** '/store/:name (active)': the name of a route in a test's title. */
export const routeName = ({ pattern, variant }: VisitedRoute): string =>
  variant ? `${pattern} (${variant})` : pattern
