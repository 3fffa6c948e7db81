import { paths } from '@guia/web/paths'
import * as heads from '@guia/web/catalog/page-head'
import { parseOffer } from '@guia/web/catalog/parse-offers'
import { parseProfessional } from '@guia/web/catalog/parse-professional'
import { parseSite } from '@guia/web/catalog/parse-site'
import { parseStore } from '@guia/web/catalog/parse-store'
import { slug } from '@guia/web/catalog/slug'
import type { Catalogue } from '../records/catalogue-records.ts'

/** A page of the site before any script runs: its address, and what a link preview shows of it. */
export interface Page {
  /** Path without query, '/store/la-espiga'. */
  path: string
  head: heads.PageHead
}

type Site = ReturnType<typeof parseSite>

function fixedPages(site: Site): Page[] {
  return [
    { path: paths.home.link(), head: heads.homeHead(site) },
    { path: paths.about.link(), head: heads.aboutHead(site) },
    { path: paths.contact.link(), head: heads.contactHead(site) },
    { path: paths.privacy.link(), head: heads.privacyHead(site) },
    { path: paths.example.link(), head: heads.exampleHead(site) },
    { path: paths.favourites.link(), head: heads.favouritesHead(site) },
    { path: paths.categories.link(), head: heads.categoriesHead(site) },
    { path: paths.allStores.link(), head: heads.allStoresHead(site) },
    { path: paths.searchPage.link(), head: heads.searchPageHead('', site) },
    { path: paths.searchResults.pattern, head: heads.searchHead('', site) },
    { path: paths.storesByCategories.pattern, head: heads.storeListHead('Comercios', site) },
    { path: paths.cars.link(), head: heads.carsHead(site) },
    { path: paths.offers.link(), head: heads.offersHead(site) },
    { path: paths.recommended.link(), head: heads.recommendedHead(site) },
  ]
}

function categoryPages({ stores, site: record }: Catalogue, site: Site): Page[] {
  const page = (path: string, name: string): Page => ({
    path,
    head: heads.storeListHead(name, site),
  })
  const categories = record.categories.flatMap(({ name, subcategories }) => [
    page(paths.category.link(slug(name)), name),
    page(paths.subcategory.link(slug(name)), name),
    ...(subcategories.length > 0
      ? [
          {
            path: paths.subcategories.link(slug(name)),
            head: heads.subcategoriesHead(name, site),
          },
        ]
      : []),
  ])
  const below = new Set(stores.flatMap((store) => store.subcategory.map((entry) => entry.name)))
  return [
    ...categories,
    ...[...below].map((name) => page(paths.subcategory.link(slug(name)), name)),
  ]
}

function storePages({ stores }: Catalogue, site: Site): Page[] {
  return stores.flatMap((record) => {
    const store = parseStore(record)
    if (!store) return []
    return [{ path: paths.store.link(record.slug), head: heads.storeHead(store, site) }]
  })
}

function offerPages({ offers }: Catalogue, site: Site): Page[] {
  const page = (record: Catalogue['offers']['ofertas'][number], path: string): Page[] => {
    const offer = parseOffer(record)
    return offer ? [{ path, head: heads.offerHead(offer, site) }] : []
  }
  return [
    ...offers.ofertas.flatMap((one) => page(one, paths.offer.link(one.id, one.tiendaId))),
    ...offers.recomendados.flatMap((one) => page(one, paths.recommended.link(one.id))),
  ]
}

function professionalPages({ professionals, site: record }: Catalogue, site: Site): Page[] {
  const lists = record.professionalCategories.map(({ name, route }) => ({
    path: paths.professionals.link(route),
    head: heads.professionalsHead(name, site),
  }))
  const profiles = professionals.flatMap((one) => {
    const professional = parseProfessional(one)
    if (!professional) return []
    const path = paths.professional.link(one.category, one.slug)
    return [{ path, head: heads.professionalHead(professional, site) }]
  })
  return [...lists, ...profiles]
}

/** Every public page of a catalogue, each path once, in stable order. */
export function listPages(catalogue: Catalogue): Page[] {
  const site = parseSite(catalogue.site)
  const pages = [
    ...fixedPages(site),
    ...categoryPages(catalogue, site),
    ...storePages(catalogue, site),
    ...offerPages(catalogue, site),
    ...professionalPages(catalogue, site),
  ]
  return [...new Map(pages.filter(hasFile).map((page) => [page.path, page])).values()]
}

export const NOT_FOUND_FILE = '404.html'

/** The head of the page that answers every unknown address. */
export function notFoundPage({ site }: Catalogue): Page {
  return { path: '/', head: heads.notFoundHead('Página no encontrada', parseSite(site)) }
}

/** Longest name of a folder that file systems take. */
const NAME_BYTES = 255

const isFolderName = (name: string): boolean =>
  !/^\.{0,2}$|[/\\\0]/.test(name) && Buffer.byteLength(name) <= NAME_BYTES

function foldersOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/').map(decodeURIComponent)
}

/** False for the path of a name such as '!!!', of which no letter is left for an address. */
const hasFile = ({ path }: Page): boolean => foldersOf(path).every(isFolderName)

/**
 * '/store/la-espiga' → 'store/la-espiga/index.html'. Throws when that lay outside the release.
 */
export function pageFile(path: string): string {
  const folders = foldersOf(path)
  if (!folders.every(isFolderName)) throw new Error(`${path} no es la dirección de una página`)
  return [...folders, 'index.html'].join('/')
}
