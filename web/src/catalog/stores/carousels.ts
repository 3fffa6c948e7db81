import { categoryKey, namesOf, sameCategory, type FormerNames } from './categories.ts'
import { isPathSegment, slug } from '../slug.ts'
import type { LightStore } from './store.ts'

const MOST_IN_CAROUSEL = 10

export interface Carousel {
  title: string
  /** Categories of its 'Ver todos' link, /stores?category=… */
  seeAll: readonly string[]
  /** Whether a store with this category belongs to it (spec section 2, Carousels). */
  includes: (category: string) => boolean
}

const isOneOf =
  (...names: string[]) =>
  (category: string) =>
    names.some((name) => sameCategory(name, category))

/** The specification's 'contains' and 'is or includes': the text anywhere in the category. */
const contains =
  (...texts: string[]) =>
  (category: string) =>
    texts.some((text) => categoryKey(category).includes(text))

export const CAROUSELS = {
  home: {
    title: 'Hogar y Ferreterías',
    seeAll: ['Hogar', 'Ferreterias'],
    includes: contains('hogar', 'ferreterias'),
  },
  clothes: {
    title: 'Ropa y Accesorios',
    seeAll: ['Ropa y Accesorios'],
    includes: isOneOf('Ropa y Accesorios'),
  },
  food: {
    title: 'Gastronomía y Delivery',
    seeAll: ['Delivery', 'Gastronomia'],
    includes: isOneOf('Delivery', 'Gastronomia'),
  },
  cars: {
    title: 'Autos, Motos y Otros',
    seeAll: ['Autos'],
    includes: contains('autos motos y otros'),
  },
} as const satisfies Record<string, Carousel>

const keysOf = (categories: readonly string[]): string => categories.map(categoryKey).sort().join()

/**
 * What the home page calls several categories together, which its row of them leads to:
 * ['Delivery', 'Gastronomia'] → 'Gastronomía y Delivery'; undefined for those that no row has.
 */
export function titleOfSeveral(categories: readonly string[]): string | undefined {
  if (categories.length < 2) return undefined
  const rows = Object.values(CAROUSELS)
  return rows.find(({ seeAll }) => keysOf(seeAll) === keysOf(categories))?.title
}

/** The active stores of a carousel in catalogue order, at most ten. */
export function carouselStores<T extends LightStore>(
  carousel: Carousel,
  stores: readonly T[],
  formerNames: FormerNames,
): T[] {
  const found: T[] = []
  const isIncluded = (category: string) =>
    namesOf(category, formerNames).some((name) => carousel.includes(name))
  for (const store of stores) {
    if (found.length >= MOST_IN_CAROUSEL) break
    if (store.isActive && store.categories.some(isIncluded)) found.push(store)
  }
  return found
}

/** The active stores with a banner for the home page, in catalogue order, at most ten. */
export const promotedStores = <T extends LightStore>(stores: readonly T[]): T[] =>
  stores
    .filter(({ isActive, homeBanner }) => isActive && homeBanner !== '')
    .slice(0, MOST_IN_CAROUSEL)

/**
 * The parameter of a carousel's link to a store (spec section 2): its raw name; its slug where the
 * name, such as 'Kiosco 24/7', can be no folder, or is another store's as well: of two stores of one
 * name the slug of one only is made of it.
 */
export const carouselStoreParam = (store: LightStore): string =>
  isPathSegment(store.name) && slug(store.name) === store.slug ? store.name : store.slug
