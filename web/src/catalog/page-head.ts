import type { Site } from './site.ts'
import type { Store } from './store.ts'

/** Title and description of a page; `noindex` keeps it out of search engines. */
export interface PageHead {
  title: string
  description: string
  noindex?: boolean
}

const DESCRIPTION_LENGTH = 160

const titled = (title: string, site: Pick<Site, 'name'>) =>
  [title, site.name].filter(Boolean).join(' | ')

/** ' en Goya', or '' while the city is unknown. */
const inCity = (site: Site) => (site.city ? ` en ${site.city}` : '')

export function homeHead(site: Site): PageHead {
  const description = `Comercios, comidas, servicios y profesionales${inCity(site)}. ${site.tagline}`
  return { title: titled(`Guía de comercios${inCity(site)}`, site), description }
}

export function categoriesHead(site: Site): PageHead {
  return {
    title: titled('Categorías', site),
    description: `Todos los rubros${inCity(site)}: elegí una categoría y encontrá los comercios.`,
  }
}

/** A category, a subcategory or a list of categories, by the name that the page shows. */
export function storeListHead(name: string, site: Site): PageHead {
  return {
    title: titled(name, site),
    description: `${name}${inCity(site)}: dirección, horarios, WhatsApp y cómo llegar.`,
  }
}

export function subcategoriesHead(name: string, site: Site): PageHead {
  return {
    title: titled(`${name}: subcategorías`, site),
    description: `Las subcategorías de ${name}${inCity(site)}.`,
  }
}

export function searchHead(query: string, site: Site): PageHead {
  return {
    title: titled(query === '' ? 'Resultados' : `Resultados para “${query}”`, site),
    description: `Resultados de la búsqueda${inCity(site)}.`,
    noindex: true,
  }
}

export function storeHead(store: Store, site: Site): PageHead {
  const summary = [store.categories.join(', '), store.address].filter(Boolean).join(' · ')
  return {
    title: titled(store.name, site),
    description: shorten(store.description || [store.name, summary].filter(Boolean).join(': ')),
  }
}

export function notFoundHead(title: string, site: Pick<Site, 'name'>): PageHead {
  return { title: titled(title, site), description: `${title}.`, noindex: true }
}

/** At most 160 characters, cut at a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
