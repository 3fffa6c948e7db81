import type { LightStoreRecord, OfferRecord, StoreCardRecord, StoreRecord } from '@guia/contract'
import { CAROUSELS, carouselStores, promotedStores } from '@guia/web/catalog/stores/carousels'
import { PHARMACIES } from '@guia/web/catalog/calendar/duties'
import * as heads from '@guia/web/catalog/site/page-head'
import { cardsShown, OFFERS_SHOWN } from '@guia/web/catalog/site/page-sizes'
import { slug } from '@guia/web/catalog/slug'
import { groupByInitial } from '@guia/web/catalog/stores/store-initials'
import { activeFirst, storesInAnyCategory } from '@guia/web/catalog/stores/store-lists'
import { paths } from '@guia/web/paths'
import { toLightStore } from '../records/store-record.ts'
import type { StoreEntry } from './store-entry.ts'
import { siteJsonLd } from '../structured-data/site-json-ld.ts'
import { pathsOf } from './named-path.ts'
import type { Page } from './page.ts'
import type { PageContext } from './page-context.ts'
import { categoryNames, listNames, type NamedEntry } from './site-lists.ts'
import { sitePages, subcategoriesPage, unlistedPages } from './site-pages.ts'
import { groupStores, storesOfSection } from './store-groups.ts'
import { toPage, type PageContent } from './to-page.ts'

/** A record with no more than its card shows and its filters ask for. */
export const toCard = ({ horarios_especiales, ...record }: StoreRecord): StoreCardRecord => ({
  id: record.id,
  slug: record.slug,
  name: record.name,
  image: record.image || record.logo,
  category: record.category,
  subcategory: record.subcategory.map(({ name }) => ({ name })),
  is_active: record.is_active,
  location: record.location,
  direccion: record.direccion,
  city: record.city,
  telefono: record.telefono,
  whatsapp: record.whatsapp,
  hours: record.hours,
  ...(horarios_especiales && { horarios_especiales }),
})

/** A light record with no more than a logo of the home page shows; its map asks for all of them. */
const toLogo = (record: StoreRecord): LightStoreRecord => ({
  ...toLightStore(record),
  icon: {},
  location: null,
  direccion: '',
})

/** Offers without what only their own page shows. */
const toOfferCards = (offers: readonly OfferRecord[]): OfferRecord[] =>
  offers.map((offer) => ({
    ...offer,
    descripcion: '',
    tienda: { ...offer.tienda, image: '', whatsapp: '' },
  }))

interface StoreListPage
  extends
    Pick<PageContent, 'name' | 'head' | 'lists'>,
    Pick<Page, 'path' | 'namedPath' | 'formerPath' | 'canonical'> {
  /** In the order of the page. */
  stores: readonly StoreEntry[]
  /** What it shows besides. */
  shows?: PageContent['shows']
}

/** A page that shows the cards of the first of these stores. */
function storeListPage(
  context: PageContext,
  { head, stores, shows = { parts: [] }, lists = {}, ...page }: StoreListPage,
): Page {
  const shown = stores.slice(0, cardsShown(stores.length))
  const total = stores.length
  // Without pharmacies among the stores their page still tells who is on duty.
  const isEmpty = total === 0 && !shows.duties?.length
  return toPage(context, {
    ...page,
    head: isEmpty ? { ...head, noindex: true } : head,
    shows: { ...shows, parts: ['stores', ...shows.parts], total },
    cards: { as: 'stores', of: shown, show: toCard },
    lists,
    listed: shown.map((store) => ({ name: store.name, path: paths.store.link(store.slug) })),
    total,
  })
}

export function homePage(context: PageContext): Page {
  const { site, siteUrl, entries, small, parsedSite } = context
  const shown = new Map<number, StoreEntry>()
  for (const rule of Object.values(CAROUSELS)) {
    for (const store of carouselStores(rule, entries, parsedSite.formerNames))
      shown.set(store.id, store)
  }
  for (const store of promotedStores(entries)) shown.set(store.id, store)
  const stores = [...shown.values()].sort((a, b) => a.id - b.id)
  const offers = {
    ofertas: toOfferCards(small.offers.ofertas.slice(0, OFFERS_SHOWN)),
    recomendados: toOfferCards(small.offers.recomendados.slice(0, OFFERS_SHOWN)),
  }
  return {
    path: paths.home.link(),
    head: heads.homeHead(parsedSite),
    data: {
      page: paths.home.link(),
      site,
      offers,
      usefulContacts: small.usefulContacts,
      duties: small.duties,
      parts: ['lightStores', 'offers'],
    },
    cards: { as: 'lightStores', of: stores, show: toLogo },
    jsonLd: [siteJsonLd(site, siteUrl)],
  }
}

/** Who is on duty, with the pharmacies among the stores and the useful contacts. */
function pharmaciesPage(context: PageContext): Page {
  const { entries, small, parsedSite } = context
  const usefulContacts = small.usefulContacts.filter(
    ({ title }) => slug(title) === slug(PHARMACIES),
  )
  return storeListPage(context, {
    path: paths.pharmacies.link(),
    name: 'Farmacias de turno',
    head: heads.pharmaciesHead(parsedSite),
    stores: storesInAnyCategory(entries, [PHARMACIES], parsedSite.formerNames),
    shows: { duties: small.duties, usefulContacts, parts: ['usefulContacts'] },
  })
}

function categoryPages(context: PageContext): Page[] {
  const { site, parsedSite, entries } = context
  const groups = groupStores(entries)
  const list = (entry: NamedEntry, page: Omit<StoreListPage, 'head' | 'name' | 'lists'>) =>
    storeListPage(context, {
      ...page,
      name: entry.name,
      head: heads.storeListHead(entry.name, parsedSite),
      lists: { categories: categoryNames([entry]) },
    })
  const section = (entry: NamedEntry) => {
    const key = slug(entry.name)
    return list(entry, {
      ...pathsOf(paths.subcategory.link, entry),
      stores: storesOfSection(groups, key),
      // Without a subcategory of that name it shows the category (spec section 2).
      ...(!groups.bySubcategory.has(key) && { canonical: paths.category.link(key) }),
    })
  }
  const categories = site.categories.flatMap((category) => {
    const stores = groups.byCategory.get(slug(category.name)) ?? []
    return [
      list(category, { ...pathsOf(paths.category.link, category), stores }),
      section(category),
      subcategoriesPage(context, category),
    ]
  })
  const renamed = site.categories
    .flatMap(({ subcategories }) => subcategories)
    .filter((subcategory) => subcategory.slug !== slug(subcategory.name))
  const firstSlugs = new Map(renamed.map((one) => [slug(one.name), one.slug]))
  const sections = [...groups.bySubcategory.keys()].map((key) =>
    section({ name: groups.names.get(key) ?? key, slug: firstSlugs.get(key) ?? key }),
  )
  return [...categories, ...sections]
}

/** Pages whose address holds no name and that list stores: one each. */
function storeListPages(context: PageContext): Page[] {
  const { parsedSite: site, entries } = context
  const groups = groupByInitial(entries)
  const lists = listNames(context.site)
  return [
    storeListPage(context, {
      path: paths.allStores.link(),
      name: 'Todas las tiendas',
      head: heads.allStoresHead(site),
      stores: groups.flatMap(({ stores }) => stores),
      shows: { initials: groups.map(({ initial }) => initial), parts: [] },
      lists: { categories: lists.categories },
    }),
    storeListPage(context, {
      path: paths.searchPage.link(),
      name: 'Buscar',
      head: heads.searchPageHead('', site),
      stores: activeFirst(entries),
      lists,
    }),
    storeListPage(context, {
      path: paths.cars.link(),
      name: 'Autos',
      head: heads.carsHead(site),
      stores: storesInAnyCategory(entries, ['Autos'], site.formerNames),
      lists: { categories: lists.categories.filter(({ name }) => site.formerNames.has(name)) },
    }),
  ]
}

/** Every page that lists stores or shows the site itself. */
export const listPages = (context: PageContext): Page[] => [
  homePage(context),
  ...sitePages(context),
  ...storeListPages(context),
  pharmaciesPage(context),
  ...unlistedPages(context),
  ...categoryPages(context),
]
