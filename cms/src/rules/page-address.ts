import type { PublishedKind } from './types'

/** What of a published document says at which address visitors see it. */
export interface Addressed {
  slug?: string | null
  route?: string | null
  numero?: number | null
  /** Of an offer. */
  kind?: string | null
  store?: { numero: number } | null
  professionalCategory?: { route: string } | null
}

const segment = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

function offerAddress({ kind, numero, store }: Addressed): string | null {
  if (!store || !numero) return null
  return kind === 'recomendado' ? `/recomendados/${numero}` : `/ofertas/${numero}/${store.numero}`
}

const ADDRESSES: Record<PublishedKind, (document: Addressed) => string | null> = {
  store: ({ slug }) => (slug ? `/store/${segment(slug)}` : null),
  category: ({ slug }) => (slug ? `/category/${segment(slug)}` : null),
  subcategory: ({ slug }) => (slug ? `/subcategory/${segment(slug)}` : null),
  offer: offerAddress,
  professional: ({ slug, professionalCategory }) =>
    slug && professionalCategory
      ? `/profesionales/${segment(professionalCategory.route)}/${segment(slug)}`
      : null,
  'professional-category': ({ route }) => (route ? `/profesionales/${segment(route)}` : null),
  // On the pages of the stores that take it.
  'payment-method': () => null,
  'useful-contact-category': () => '/',
  calendar: () => '/farmacias',
  'site-setting': () => '/',
}

/**
 * The page of the site on which visitors see a document of this kind, '/store/la-espiga'; null when
 * there is no one page that shows it. The addresses are the app's own (`web/src/app/paths.ts`).
 */
export const pageAddress = (kind: PublishedKind, document: Addressed): string | null =>
  ADDRESSES[kind](document)
