import { paths } from '@guia/web/paths'
import { slug } from '@guia/web/catalog/slug'
import type { StoreRecord } from '@guia/contract'
import type { Catalogue } from '../records/catalogue-records.ts'

/** A page of the site before any script runs: its address, and what a link preview shows of it. */
export interface Page {
  /** Path without query, '/store/la-espiga'. */
  path: string
  title: string
  description: string
  /** Kept out of search engines. */
  hidden?: boolean
}

const DESCRIPTION_LENGTH = 160

/** Cut at a word, with an ellipsis. */
export function shorten(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // A character outside the basic plane takes two places: none is cut in half.
  const cut = line.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

function storePage(store: StoreRecord, site: string): Page {
  const place = [store.direccion, store.city].filter((text) => text !== '').join(', ')
  const trade = store.category.join(', ')
  const about = store.description || [trade, place].filter((text) => text !== '').join('. ')
  return {
    path: paths.store.link(store.slug),
    title: `${store.name} · ${site}`,
    description: shorten(about),
  }
}

function categoryPages({ stores, site }: Catalogue): Page[] {
  const describe = (name: string) => `${name} en ${site.city}: dirección, horarios y WhatsApp.`
  const page = (path: string, name: string): Page => ({
    path,
    title: `${name} · ${site.name}`,
    description: describe(name),
  })
  const categories = site.categories.flatMap(({ name, subcategories }) => [
    page(paths.category.link(slug(name)), name),
    page(paths.subcategory.link(slug(name)), name),
    ...(subcategories.length > 0 ? [page(paths.subcategories.link(slug(name)), name)] : []),
  ])
  const below = new Set(stores.flatMap((store) => store.subcategory.map((entry) => entry.name)))
  return [
    ...categories,
    ...[...below].map((name) => page(paths.subcategory.link(slug(name)), name)),
  ]
}

/** Every public page of a catalogue, each path once, in stable order. */
export function listPages(catalogue: Catalogue): Page[] {
  const { name, tagline, city } = catalogue.site
  const fixed: Page[] = [
    { path: paths.home.link(), title: `${name} · ${tagline || city}`, description: tagline },
    {
      path: paths.categories.link(),
      title: `Categorías · ${name}`,
      description: `Todos los rubros de ${city}: comercios, comida y servicios.`,
    },
    {
      path: paths.storesByCategories.pattern,
      title: `Comercios · ${name}`,
      description: `Comercios de ${city} por rubro.`,
    },
    {
      path: paths.searchResults.pattern,
      title: `Buscar · ${name}`,
      description: `Buscá comercios de ${city}.`,
      hidden: true,
    },
  ]
  const pages = [
    ...fixed,
    ...categoryPages(catalogue),
    ...catalogue.stores.map((store) => storePage(store, name)),
  ]
  return [...new Map(pages.filter(hasFile).map((page) => [page.path, page])).values()]
}

export const NOT_FOUND_FILE = '404.html'

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
