import type { OfferRecord, ProfessionalRecord } from '@guia/contract'
import * as heads from '@guia/web/catalog/page-head'
import { parseOffer } from '@guia/web/catalog/parse-offers'
import { parseProfessional } from '@guia/web/catalog/parse-professional'
import { paths } from '@guia/web/paths'
import { offerJsonLd } from '../structured-data/offer-json-ld.ts'
import { professionalJsonLd } from '../structured-data/professional-json-ld.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '../structured-data/site-json-ld.ts'
import type { Page } from './page.ts'
import type { PageContext } from './page-context.ts'

const HOME_TRAIL = { name: 'Inicio', path: paths.home.link() }

function offerListPages({ site, parsedSite, small, siteUrl, siteModified }: PageContext): Page[] {
  const page = (path: string, name: string, head: heads.PageHead, list: OfferRecord[]): Page => ({
    path,
    head,
    inputs: [site, small.offers],
    data: () => ({ page: path, site, offers: small.offers, parts: [] }),
    jsonLd: [
      breadcrumbJsonLd([HOME_TRAIL, { name, path }], siteUrl),
      ...(list.length > 0
        ? [
            itemListJsonLd(
              name,
              list.map((one) => ({ name: one.nombre, path: linkOfOffer(one, path) })),
              siteUrl,
            ),
          ]
        : []),
    ],
    modified: siteModified,
  })
  const { ofertas, recomendados } = small.offers
  return [
    page(paths.offers.link(), 'Ofertas', heads.offersHead(parsedSite), ofertas),
    page(paths.recommended.link(), 'Recomendados', heads.recommendedHead(parsedSite), recomendados),
  ]
}

const linkOfOffer = (offer: OfferRecord, list: string): string =>
  list === paths.offers.link()
    ? paths.offer.link(offer.id, offer.tiendaId)
    : paths.recommended.link(offer.id)

function offerPages(context: PageContext): Page[] {
  const { site, parsedSite, small, siteUrl, siteModified } = context
  const page = (record: OfferRecord, list: 'ofertas' | 'recomendados', path: string): Page[] => {
    const offer = parseOffer(record)
    if (!offer) return []
    const offers = { ofertas: [], recomendados: [], [list]: [record] }
    return [
      {
        path,
        head: heads.offerHead(offer, parsedSite),
        inputs: [site, record],
        data: () => ({ page: path, site, offers, parts: ['offers'] }),
        jsonLd: [offerJsonLd(record, { siteUrl, path })],
        modified: siteModified,
      },
    ]
  }
  return [
    ...small.offers.ofertas.flatMap((one) =>
      page(one, 'ofertas', paths.offer.link(one.id, one.tiendaId)),
    ),
    ...small.offers.recomendados.flatMap((one) =>
      page(one, 'recomendados', paths.recommended.link(one.id)),
    ),
  ]
}

function professionalLists(context: PageContext): Page[] {
  const { site, parsedSite, small, siteUrl, siteModified } = context
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
      modified: siteModified,
    }
  })
}

/** The profile of a professional, null when there is nothing to show. */
export function professionalPage(context: PageContext, record: ProfessionalRecord): Page | null {
  const { site, parsedSite, siteUrl, siteModified, professionalsModified } = context
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
    modified: professionalsModified.get(record.id) ?? siteModified,
  }
}

/** The pages of offers, recommended items and lists of professionals. */
export const smallPages = (context: PageContext): Page[] => [
  ...offerListPages(context),
  ...offerPages(context),
  ...professionalLists(context),
]
