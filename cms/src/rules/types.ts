import type { Addressed } from './addressed'
import type { Labels, Shapes, TypeDescription } from './content-type'
import { COMMON_LABELS } from './common-labels'
import { calendar } from './types/calendar'
import { category } from './types/category'
import { lead } from './types/lead'
import { missedSearch } from './types/missed-search'
import { offer } from './types/offer'
import { paymentMethod } from './types/payment-method'
import { professional } from './types/professional'
import { professionalCategory } from './types/professional-category'
import { siteSetting } from './types/site-setting'
import { store } from './types/store'
import { subcategory } from './types/subcategory'
import { usefulContactCategory } from './types/useful-contact-category'

/** The content types, by the last part of their names in the CMS: 'store' is 'api::store.store'. */
export const TYPES = {
  category,
  subcategory,
  'payment-method': paymentMethod,
  offer,
  'professional-category': professionalCategory,
  professional,
  'useful-contact-category': usefulContactCategory,
  'site-setting': siteSetting,
  calendar,
  lead,
  'missed-search': missedSearch,
  store,
} as const satisfies Record<string, TypeDescription>

export type Kind = keyof typeof TYPES
export const KINDS = Object.keys(TYPES) as Kind[]

/** Those of which something is published. */
export type PublishedKind = {
  [K in Kind]: (typeof TYPES)[K] extends { published: Shapes } ? K : never
}[Kind]
export const PUBLISHED_KINDS = KINDS.filter(
  (kind): kind is PublishedKind => 'published' in TYPES[kind],
)

/** All that is said of a content type. */
export const describeType = (kind: Kind): TypeDescription => TYPES[kind]

/** Its whole name in the CMS. */
export type Uid<K extends Kind = Kind> = { [One in K]: `api::${One}.${One}` }[K]

/** uidOf('store') → 'api::store.store' */
export const uidOf = <K extends Kind>(kind: K): Uid<K> => `api::${kind}.${kind}` as Uid<K>

const BY_UID = new Map<string, TypeDescription>(
  KINDS.map((kind) => [uidOf(kind), describeType(kind)]),
)

/** The same by its whole name; undefined when it is not ours. */
export const describeUid = (uid: string): TypeDescription | undefined => BY_UID.get(uid)

/** 'store' of 'api::store.store' */
export const kindOf = (uid: string): Kind => (uid.split('.')[1] ?? '') as Kind

/**
 * The page of the site on which visitors see a document of this kind, '/store/la-espiga'; null when
 * there is no one page that shows it. The addresses are the app's own (`web/src/app/paths.ts`).
 */
export const pageAddress = (kind: PublishedKind, document: Addressed): string | null =>
  describeType(kind).address?.(document) ?? null

/** Labels and hints of every field of a content type; without one, of the groups inside them. */
export function labelsOf(kind?: Kind): Labels {
  return { ...COMMON_LABELS, ...(kind && describeType(kind).labels) }
}

/** Looked up once for each content type: a publication asks for those of thousands of records. */
const LABELS = new Map(
  [undefined, ...KINDS].map((kind) => [kind, new Map(Object.entries(labelsOf(kind)))]),
)

/** What staff call a field: fieldLabel('store', 'promotionText') → 'Texto de la promoción'. */
export function fieldLabel(kind: Kind | undefined, field: string): string | undefined {
  const label = LABELS.get(kind)?.get(field)
  return typeof label === 'object' ? label[0] : label
}
