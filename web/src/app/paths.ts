/** One part of an address. Half characters, which cannot be encoded, are dropped. */
const segment = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Query parameter of the searched text on the pages that search. */
export const SEARCH_PARAMETER = 'q'

/**
 * Every route of the site: its pattern and the builder of a link to it, side by side.
 * Pure and free of imports: the one file of app/ that every folder and the publisher may read.
 */
export const paths = {
  home: { pattern: '/', link: () => '/' },
  about: { pattern: '/nosotros', link: () => '/nosotros' },
  contact: { pattern: '/contacto', link: () => '/contacto' },
  searchPage: { pattern: '/busquedas', link: () => '/busquedas' },
  allStores: { pattern: '/tienda', link: () => '/tienda' },
  searchResults: {
    pattern: '/prueba',
    link: (query: string) => `/prueba?${SEARCH_PARAMETER}=${segment(query)}`,
  },
  categories: { pattern: '/categories', link: () => '/categories' },
  category: {
    pattern: '/category/:category',
    link: (category: string) => `/category/${segment(category)}`,
  },
  subcategories: {
    pattern: '/category/:category/subcategories',
    link: (category: string) => `/category/${segment(category)}/subcategories`,
  },
  subcategory: {
    pattern: '/subcategory/:subcategory',
    link: (subcategory: string) => `/subcategory/${segment(subcategory)}`,
  },
  store: { pattern: '/store/:name', link: (nameOrSlug: string) => `/store/${segment(nameOrSlug)}` },
  storesByCategories: {
    pattern: '/stores',
    link: (categories: readonly string[]) =>
      `/stores?category=${categories.map(segment).join(',')}`,
  },
  offers: { pattern: '/ofertas', link: () => '/ofertas' },
  offer: {
    pattern: '/ofertas/:ofertaId/:tiendaId',
    link: (offerId: number, storeId: number) => `/ofertas/${offerId}/${storeId}`,
  },
  recommended: {
    pattern: '/recomendados/:id?',
    link: (id?: number) => (id === undefined ? '/recomendados' : `/recomendados/${id}`),
  },
  cars: { pattern: '/autos', link: () => '/autos' },
  allProfessionals: { pattern: '/profesionales', link: () => '/profesionales' },
  professionals: {
    pattern: '/profesionales/:categoria',
    link: (category: string) => `/profesionales/${segment(category)}`,
  },
  professional: {
    pattern: '/profesionales/:categoria/:slug',
    link: (category: string, slug: string) =>
      `/profesionales/${segment(category)}/${segment(slug)}`,
  },
  pharmacies: { pattern: '/farmacias', link: () => '/farmacias' },
  favourites: { pattern: '/favoritos', link: () => '/favoritos' },
  example: { pattern: '/ejemplo', link: () => '/ejemplo' },
  privacy: { pattern: '/privacidad', link: () => '/privacidad' },
} as const
