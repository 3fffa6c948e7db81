import type { StoreRecord } from '@guia/contract'
import { CAROUSELS, carouselStores } from '@guia/web/catalog/carousels'
import * as heads from '@guia/web/catalog/page-head'
import { CARDS_SHOWN, OFFERS_SHOWN } from '@guia/web/catalog/page-sizes'
import { slug } from '@guia/web/catalog/slug'
import { groupByInitial } from '@guia/web/catalog/store-initials'
import { activeFirst, storesInAnyCategory } from '@guia/web/catalog/store-lists'
import { paths } from '@guia/web/paths'
import { toLightStore } from '../records/store-record.ts'
import type { StoreEntry } from '../stores/store-entry.ts'
import { breadcrumbJsonLd, itemListJsonLd, siteJsonLd } from '../structured-data/site-json-ld.ts'
import type { Page } from './page.ts'
import { latest, type PageContext } from './page-context.ts'
import { groupStores, storesOfSection } from './store-groups.ts'

const HOME_TRAIL = { name: 'Inicio', path: paths.home.link() }

/** A record with no more than its card shows and its filters ask for. */
export const toCard = (record: StoreRecord): StoreRecord => ({
  ...record,
  description: '',
  tags: [],
  redes: {},
  gallery: [],
  paymentMethods: [],
  ofertas: [],
  recomendados: [],
  banner: '',
  'banner-promotion': '',
  'banner-inicio-promotion': '',
  'banner-description': '',
})

interface StoreListPage {
  path: string
  namedPath?: string
  name: string
  head: heads.PageHead
  /** In the order of the page. */
  stores: readonly StoreEntry[]
  /** Of all stores, on the page that goes by them. */
  initials?: string[]
}

/** A page that shows the cards of the first of these stores. */
function storeListPage(
  context: PageContext,
  { path, namedPath, name, head, stores, initials }: StoreListPage,
): Page {
  const shown = stores.slice(0, CARDS_SHOWN)
  const items = shown.map((store) => ({ name: store.name, path: paths.store.link(store.slug) }))
  const { site, siteUrl } = context
  return {
    path,
    namedPath,
    head: stores.length === 0 ? { ...head, noindex: true } : head,
    inputs: [site, stores.length, initials ?? null, shown.map(({ unit }) => unit)],
    data: async () => {
      const records = await Promise.all(shown.map((store) => context.recordOf(store)))
      return {
        page: path,
        site,
        stores: records.map(toCard),
        parts: ['stores'],
        total: stores.length,
        ...(initials && { initials }),
      }
    },
    jsonLd: [
      breadcrumbJsonLd([HOME_TRAIL, { name, path }], siteUrl),
      ...(items.length > 0 ? [itemListJsonLd(name, items, siteUrl)] : []),
    ],
    modified: latest(context, shown),
  }
}

const onlySite = (
  context: PageContext,
  path: string,
  head: heads.PageHead,
  jsonLd: Page['jsonLd'] = [],
): Page => ({
  path,
  head,
  inputs: [context.site],
  data: () => ({ page: path, site: context.site, parts: [] }),
  jsonLd,
  modified: context.siteModified,
})

export function homePage(context: PageContext): Page {
  const { site, siteUrl, entries, small } = context
  const shown = new Map<number, StoreEntry>()
  for (const rule of Object.values(CAROUSELS)) {
    for (const store of carouselStores(rule, entries)) shown.set(store.id, store)
  }
  const stores = [...shown.values()].sort((a, b) => a.id - b.id)
  const offers = {
    ofertas: small.offers.ofertas.slice(0, OFFERS_SHOWN),
    recomendados: small.offers.recomendados.slice(0, OFFERS_SHOWN),
  }
  return {
    path: paths.home.link(),
    head: heads.homeHead(context.parsedSite),
    inputs: [site, stores.map(({ unit }) => unit), offers, small.usefulContacts],
    data: async () => ({
      page: paths.home.link(),
      site,
      lightStores: (await Promise.all(stores.map(context.recordOf))).map(toLightStore),
      offers,
      usefulContacts: small.usefulContacts,
      parts: ['lightStores', 'offers'],
    }),
    jsonLd: [siteJsonLd(site, siteUrl)],
    modified: latest(context, stores),
  }
}

type LinkOf = (name: string) => string

/** The address of a category's page, and the one with its raw name (spec section 2). */
const named = (link: LinkOf, name: string) => ({ path: link(slug(name)), namedPath: link(name) })

function categoryPages(context: PageContext): Page[] {
  const { site, parsedSite, entries } = context
  const groups = groupStores(entries)
  const list = (link: LinkOf, name: string, stores: readonly StoreEntry[]) => {
    const head = heads.storeListHead(name, parsedSite)
    return storeListPage(context, { ...named(link, name), name, head, stores })
  }
  const section = (name: string) =>
    list(paths.subcategory.link, name, storesOfSection(groups, slug(name)))
  const grid = (name: string): Page => {
    const { path, namedPath } = named(paths.subcategories.link, name)
    return { ...onlySite(context, path, heads.subcategoriesHead(name, parsedSite)), namedPath }
  }
  const categories = site.categories.flatMap(({ name, subcategories }) => [
    list(paths.category.link, name, groups.byCategory.get(slug(name)) ?? []),
    section(name),
    ...(subcategories.length > 0 ? [grid(name)] : []),
  ])
  const below = [...groups.bySubcategory.keys()].map((key) => groups.names.get(key) ?? key)
  return [...categories, ...below.map(section)]
}

/** Pages whose address holds no name: one each. */
export function fixedPages(context: PageContext): Page[] {
  const { parsedSite: site, entries } = context
  const simple = (path: string, head: heads.PageHead) => onlySite(context, path, head)
  const groups = groupByInitial(entries)
  /** What it lists depends on the query or the device: nothing of it is known here. */
  const unlisted = (path: string, head: heads.PageHead): Page => ({
    ...simple(path, head),
    data: () => ({ page: path, site: context.site, stores: [], parts: ['stores'] }),
  })
  const cars = storesInAnyCategory(entries, ['Autos'])
  return [
    simple(paths.about.link(), heads.aboutHead(site)),
    simple(paths.contact.link(), heads.contactHead(site)),
    simple(paths.privacy.link(), heads.privacyHead(site)),
    simple(paths.example.link(), heads.exampleHead(site)),
    simple(paths.favourites.link(), heads.favouritesHead(site)),
    simple(paths.categories.link(), heads.categoriesHead(site)),
    storeListPage(context, {
      path: paths.allStores.link(),
      name: 'Todas las tiendas',
      head: heads.allStoresHead(site),
      stores: groups.flatMap(({ stores }) => stores),
      initials: groups.map(({ initial }) => initial),
    }),
    storeListPage(context, {
      path: paths.searchPage.link(),
      name: 'Buscar',
      head: heads.searchPageHead('', site),
      stores: activeFirst(entries),
    }),
    unlisted(paths.searchResults.pattern, heads.searchHead('', site)),
    unlisted(paths.storesByCategories.pattern, heads.storeListHead('Comercios', site)),
    storeListPage(context, {
      path: paths.cars.link(),
      name: 'Autos',
      head: heads.carsHead(site),
      stores: cars,
    }),
  ]
}

/** Every page that lists stores or shows the site itself. */
export const listPages = (context: PageContext): Page[] => [
  homePage(context),
  ...fixedPages(context),
  ...categoryPages(context),
]
