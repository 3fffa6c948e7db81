import type { OfferRecord, ProfessionalRecord } from '@guia/contract'
import * as heads from '@guia/web/catalog/site/page-head'
import { parseOffer } from '@guia/web/catalog/offers/offer'
import {
  parseProfessional,
  professionalCategoryName,
} from '@guia/web/catalog/professionals/professional'
import { paths } from '@guia/web/paths'
import { offerJsonLd } from '../structured-data/offer-json-ld.ts'
import { professionalJsonLd } from '../structured-data/professional-json-ld.ts'
import type { Page } from './page.ts'
import type { PageContext } from './page-context.ts'
import { toPage } from './to-page.ts'

const OFFER_LISTS = {
  ofertas: { name: 'Ofertas', path: paths.offers.link(), head: heads.offersHead },
  recomendados: {
    name: 'Recomendados',
    path: paths.recommended.link(),
    head: heads.recommendedHead,
  },
}

type OfferListName = keyof typeof OFFER_LISTS

const linkOfOffer = ({ id, tiendaId }: OfferRecord, key: OfferListName): string =>
  key === 'ofertas' ? paths.offer.link(id, tiendaId) : paths.recommended.link(id)

/** As much of the context as the page of one record is made from. */
export type OnePageContext = Pick<PageContext, 'siteUrl' | 'site' | 'parsedSite'> &
  Partial<Pick<PageContext, 'modified'>>

/** The page of an offer or a recommended item, null when there is nothing to show. */
export function offerPage(
  context: OnePageContext,
  record: OfferRecord,
  key: OfferListName,
): Page | null {
  const { parsedSite, siteUrl, modified } = context
  const offer = parseOffer(record)
  if (!offer) return null
  const path = linkOfOffer(record, key)
  const { name, discount, store } = offer
  return toPage(context, {
    path,
    name,
    above: [OFFER_LISTS[key]],
    head: heads.offerHead(offer, parsedSite),
    shows: { offers: { ofertas: [], recomendados: [], [key]: [record] }, parts: ['offers'] },
    lists: {},
    about: offerJsonLd(record, path, siteUrl),
    card: {
      title: name,
      category: discount,
      address: store.name,
      logo: record.imagen,
      isPhoto: true,
    },
    modified: modified?.offer.get(record.id),
  })
}

function offerListPage(context: PageContext, key: OfferListName): Page {
  const { parsedSite, small } = context
  const { name, path, head } = OFFER_LISTS[key]
  const offers = small.offers[key]
  return toPage(context, {
    path,
    name,
    head: head(parsedSite),
    shows: { offers: small.offers, parts: [] },
    lists: {},
    listed: offers.map((one) => ({ name: one.nombre, path: linkOfOffer(one, key) })),
  })
}

function professionalLists(context: PageContext): Page[] {
  const { site, parsedSite, small } = context
  return site.professionalCategories.map((entry) => {
    const { name, route } = entry
    const professionals = small.professionals.filter(({ category }) => category === route)
    const head = heads.professionalsHead(name, parsedSite)
    return toPage(context, {
      path: paths.professionals.link(route),
      name,
      head: professionals.length === 0 ? { ...head, noindex: true } : head,
      shows: { professionals, parts: ['professionals'] },
      lists: { professionalCategories: [entry] },
      listed: professionals.map((one) => ({
        name: one.name,
        path: paths.professional.link(one.category, one.slug),
      })),
    })
  })
}

/** The profile of a professional, null when there is nothing to show. */
export function professionalPage(context: OnePageContext, record: ProfessionalRecord): Page | null {
  const { site, parsedSite, siteUrl, modified } = context
  const professional = parseProfessional(record)
  if (!professional) return null
  const { name, specialty, address, image, category: route } = record
  const category = site.professionalCategories.find((one) => one.route === route)
  const categories = category ? [category] : []
  const categoryName = professionalCategoryName(categories, route)
  return toPage(context, {
    path: paths.professional.link(route, record.slug),
    name,
    above: [{ name: categoryName, path: paths.professionals.link(route) }],
    head: heads.professionalHead(professional, categoryName, parsedSite),
    shows: { professionals: [record], parts: ['professionals'] },
    lists: { professionalCategories: categories },
    about: professionalJsonLd(record, { siteUrl, site }),
    card: {
      title: name,
      category: [categoryName, specialty].filter(Boolean).join(' · '),
      address,
      logo: image,
      isPhoto: true,
    },
    modified: modified?.professional.get(record.id),
  })
}

/** The pages of offers, recommended items and lists of professionals. */
export const smallPages = (context: PageContext): Page[] => [
  offerListPage(context, 'ofertas'),
  offerListPage(context, 'recomendados'),
  ...context.small.offers.ofertas.flatMap((one) => offerPage(context, one, 'ofertas') ?? []),
  ...context.small.offers.recomendados.flatMap(
    (one) => offerPage(context, one, 'recomendados') ?? [],
  ),
  ...professionalLists(context),
]
