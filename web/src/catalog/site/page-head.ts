import type { Offer } from '../offers/offer.ts'
import type { Professional } from '../professionals/professional.ts'
import type { SiteBasics } from './site.ts'
import type { Store } from '../stores/store.ts'
import { shorten } from '../search/text.ts'

/** Title and description of a page; `noindex` keeps it out of search engines. */
export interface PageHead {
  title: string
  description: string
  noindex?: boolean
}

const titled = (title: string, site: Pick<SiteBasics, 'name'>) =>
  [title, site.name].filter(Boolean).join(' | ')

/** ' en Goya', or '' while the city is unknown. */
const inCity = (site: SiteBasics) => (site.city ? ` en ${site.city}` : '')

export function homeHead(site: SiteBasics): PageHead {
  const description = `Comercios, comidas, servicios y profesionales${inCity(site)}. ${site.tagline}`
  return { title: titled(`Guía de comercios${inCity(site)}`, site), description }
}

export function categoriesHead(site: SiteBasics): PageHead {
  return {
    title: titled('Categorías', site),
    description: `Todos los rubros${inCity(site)}: elegí una categoría y encontrá los comercios.`,
  }
}

/** A category, a subcategory or a list of categories, by the name that the page shows. */
export function storeListHead(name: string, site: SiteBasics): PageHead {
  return {
    title: titled(name, site),
    description: `${name}${inCity(site)}: dirección, horarios, WhatsApp y cómo llegar.`,
  }
}

/** The stores of some categories, by their names: a choice that only the query holds. */
export function requestedStoresHead(title: string, site: SiteBasics): PageHead {
  return { ...storeListHead(title, site), noindex: true }
}

export function subcategoriesHead(name: string, site: SiteBasics): PageHead {
  return {
    title: titled(`${name}: subcategorías`, site),
    description: `Las subcategorías de ${name}${inCity(site)}.`,
  }
}

export function searchHead(query: string, site: SiteBasics): PageHead {
  return {
    title: titled(query === '' ? 'Resultados' : `Resultados para “${query}”`, site),
    description: `Resultados de la búsqueda${inCity(site)}.`,
    noindex: true,
  }
}

/** The visitor's own list: nothing for a search engine. */
export function favouritesHead(site: SiteBasics): PageHead {
  return {
    title: titled('Tus favoritos', site),
    description: 'Los comercios que guardaste en este dispositivo.',
    noindex: true,
  }
}

export function contactHead(site: SiteBasics): PageHead {
  return {
    title: titled('Contacto', site),
    description: `Dejanos tus datos para sumar tu comercio o servicio${inCity(site)}.`,
  }
}

export function searchPageHead(query: string, site: SiteBasics): PageHead {
  return {
    title: titled(query === '' ? 'Buscar' : `Buscar “${query}”`, site),
    description: `Buscá comercios y servicios${inCity(site)} por nombre, rubro y horario.`,
    noindex: query !== '',
  }
}

export function allStoresHead(site: SiteBasics): PageHead {
  return {
    title: titled('Todas las tiendas', site),
    description: `Todos los comercios${inCity(site)}, de la A a la Z.`,
  }
}

export function offersHead(site: SiteBasics): PageHead {
  return {
    title: titled('Ofertas', site),
    description: `Las ofertas vigentes de los comercios${inCity(site)}.`,
  }
}

export function recommendedHead(site: SiteBasics): PageHead {
  return {
    title: titled('Recomendados', site),
    description: `Lo que recomiendan los comercios${inCity(site)}.`,
  }
}

const offerLine = ({ discount, name }: Offer) => [discount, name].filter(Boolean).join(' · ')

/** '2X1 · Cuarto kilo: Heladería Iberá': an offer and whose it is. */
export const offerTitle = (offer: Offer) => `${offerLine(offer)}: ${offer.store.name}`

/** One offer or recommended item. */
export function offerHead(offer: Offer, site: SiteBasics): PageHead {
  const line = offerLine(offer)
  return {
    title: titled(offerTitle(offer), site),
    description: shorten(offer.description || `${line} en ${offer.store.name}`),
  }
}

export function carsHead(site: SiteBasics): PageHead {
  return {
    title: titled('Autos', site),
    description: `Concesionarias, talleres y repuestos${inCity(site)}.`,
  }
}

export function professionalCategoriesHead(site: SiteBasics): PageHead {
  return {
    title: titled('Profesionales y oficios', site),
    description: `Profesionales y oficios${inCity(site)}: elegí qué necesitás y mirá quién atiende.`,
  }
}

/** The professionals of a category, by the name that the page shows. */
export function professionalsHead(name: string, site: SiteBasics): PageHead {
  return {
    title: titled(name, site),
    description: `${name}${inCity(site)}: matrícula, especialidad, horarios y contacto.`,
  }
}

/** A professional, with the name of the category as people read it. */
export function professionalHead(
  professional: Professional,
  categoryName: string,
  site: SiteBasics,
): PageHead {
  const { name, specialty, license, address } = professional
  const summary = [specialty, license && `Matrícula ${license}`, address].filter(Boolean)
  return {
    title: titled([name, categoryName].filter(Boolean).join(' · '), site),
    description: shorten(professional.description || [name, ...summary].join(' · ')),
  }
}

export function pharmaciesHead(site: SiteBasics): PageHead {
  return {
    title: titled(`Farmacias de turno${inCity(site)}`, site),
    description: `Qué farmacia está de turno${inCity(site)} ahora y en los próximos días, con teléfono y dirección.`,
  }
}

export function aboutHead(site: SiteBasics): PageHead {
  return {
    title: titled('Nosotros', site),
    description: `Quiénes somos y qué ofrece ${site.name || 'esta guía'}${inCity(site)}.`,
  }
}

export function privacyHead(site: SiteBasics): PageHead {
  return {
    title: titled('Privacidad', site),
    description: 'Para qué usamos los datos que dejás y cómo pedir que los borremos.',
  }
}

export function exampleHead(site: SiteBasics): PageHead {
  return {
    title: titled('Así se ve tu comercio', site),
    description: 'Un comercio inventado, para ver cómo se vería el tuyo.',
    noindex: true,
  }
}

export function storeHead(store: Store, site: SiteBasics): PageHead {
  const summary = [store.categories.join(', '), store.address].filter(Boolean).join(' · ')
  return {
    title: titled(store.name, site),
    description: shorten(store.description || [store.name, summary].filter(Boolean).join(': ')),
  }
}

export function notFoundHead(title: string, site: Pick<SiteBasics, 'name'>): PageHead {
  return { title: titled(title, site), description: `${title}.`, noindex: true }
}
