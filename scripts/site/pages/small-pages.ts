import type { OfferRecord, ProfessionalRecord } from '@guia/contract'
import * as heads from '@guia/web/catalog/site/page-head'
import { parseOffer } from '@guia/web/catalog/offers/offer'
import { parseProfessional } from '@guia/web/catalog/professionals/professional'
import { paths } from '@guia/web/paths'
import { offerJsonLd } from '../structured-data/offer-json-ld.ts'
import { professionalJsonLd } from '../structured-data/professional-json-ld.ts'
import { breadcrumbJsonLd, HOME_TRAIL, itemListJsonLd } from '../structured-data/site-json-ld.ts'
import { latestOf } from './modification-dates.ts'
import type { DatedPage } from './page.ts'
import type { PageContext } from './page-context.ts'

const OFFER_LISTS = {
  ofertas: { name: 'Ofertas', path: paths.offers.link() },
  recomendados: { name: 'Recomendados', path: paths.recommended.link() },
}

type OfferListName = keyof typeof OFFER_LISTS

function offerListPages(context: PageContext): DatedPage[] {
  const { site, parsedSite, small, siteUrl, modified } = context
  const page = (key: OfferListName, head: heads.PageHead): DatedPage => {
    const { name, path } = OFFER_LISTS[key]
    const list = small.offers[key]
    const items = list.map((one) => ({ name: one.nombre, path: linkOfOffer(one, key) }))
    return {
      path,
      head,
      inputs: [site, small.offers],
      data: () => ({ page: path, site, offers: small.offers, parts: [] }),
      jsonLd: [
        breadcrumbJsonLd([HOME_TRAIL, { name, path }], siteUrl),
        ...(items.length > 0 ? [itemListJsonLd(name, items, siteUrl)] : []),
      ],
      modified: latestOf(list, modified.offers),
    }
  }
  return [
    page('ofertas', heads.offersHead(parsedSite)),
    page('recomendados', heads.recommendedHead(parsedSite)),
  ]
}

const linkOfOffer = (offer: OfferRecord, key: OfferListName): string =>
  key === 'ofertas' ? paths.offer.link(offer.id, offer.tiendaId) : paths.recommended.link(offer.id)

function offerPage(context: PageContext, record: OfferRecord, key: OfferListName): DatedPage[] {
  const { site, parsedSite, siteUrl, modified } = context
  const offer = parseOffer(record)
  if (!offer) return []
  const path = linkOfOffer(record, key)
  const offers = { ofertas: [], recomendados: [], [key]: [record] }
  return [
    {
      path,
      head: heads.offerHead(offer, parsedSite),
      inputs: [site, record],
      data: () => ({ page: path, site, offers, parts: ['offers'] }),
      jsonLd: [
        offerJsonLd(record, { siteUrl, path }),
        breadcrumbJsonLd([HOME_TRAIL, OFFER_LISTS[key], { name: offer.name, path }], siteUrl),
      ],
      modified: latestOf([record], modified.offers),
    },
  ]
}

const offerPages = (context: PageContext): DatedPage[] => [
  ...context.small.offers.ofertas.flatMap((one) => offerPage(context, one, 'ofertas')),
  ...context.small.offers.recomendados.flatMap((one) => offerPage(context, one, 'recomendados')),
]

function professionalLists(context: PageContext): DatedPage[] {
  const { site, parsedSite, small, siteUrl, modified } = context
  return site.professionalCategories.map(({ name, route }) => {
    const path = paths.professionals.link(route)
    const professionals = small.professionals.filter(({ category }) => category === route)
    const items = professionals.map((one) => ({
      name: one.name,
      path: paths.professional.link(one.category, one.slug),
    }))
    const head = heads.professionalsHead(name, parsedSite)
    return {
      path,
      head: professionals.length === 0 ? { ...head, noindex: true } : head,
      inputs: [site, professionals],
      data: () => ({ page: path, site, professionals, parts: ['professionals'] }),
      jsonLd: [
        breadcrumbJsonLd([HOME_TRAIL, { name, path }], siteUrl),
        ...(items.length > 0 ? [itemListJsonLd(name, items, siteUrl)] : []),
      ],
      modified: latestOf(professionals, modified.professionals),
    }
  })
}

/** The profile of a professional, null when there is nothing to show. */
export function professionalPage(
  context: PageContext,
  record: ProfessionalRecord,
): DatedPage | null {
  const { site, parsedSite, siteUrl, modified } = context
  const professional = parseProfessional(record)
  if (!professional) return null
  const path = paths.professional.link(record.category, record.slug)
  const category = site.professionalCategories.find(({ route }) => route === record.category)
  const categoryName = category?.name ?? record.category
  return {
    path,
    head: heads.professionalHead(professional, parsedSite),
    inputs: [site, record],
    data: () => ({ page: path, site, professionals: [record], parts: ['professionals'] }),
    jsonLd: [
      professionalJsonLd(record, { siteUrl, site }),
      breadcrumbJsonLd(
        [
          HOME_TRAIL,
          { name: categoryName, path: paths.professionals.link(record.category) },
          { name: record.name, path },
        ],
        siteUrl,
      ),
    ],
    card: {
      title: record.name,
      category: record.specialty,
      address: record.address,
      logo: record.image,
      isPhoto: true,
    },
    modified: latestOf([record], modified.professionals),
  }
}

/** The pages of offers, recommended items and lists of professionals. */
export const smallPages = (context: PageContext): DatedPage[] => [
  ...offerListPages(context),
  ...offerPages(context),
  ...professionalLists(context),
]
