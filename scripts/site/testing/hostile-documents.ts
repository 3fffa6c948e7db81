import type {
  LightStoreRecord,
  OffersFile,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { toOffersFile, toOfferStore } from '../records/offer-record.ts'
import { toProfessionalRecord } from '../records/professional-record.ts'
import { toPlainSite, toSiteRecord } from '../records/site-record.ts'
import { toLightStore, toStoreRecord } from '../records/store-record.ts'
import { toUsefulContacts } from '../records/useful-contacts-record.ts'
import { SITE_SOCIAL_NETWORKS, SOCIAL_NETWORKS } from '../../../cms/src/rules/link.ts'
import type { PlainShape, Shape, Shapes } from '../../../cms/src/rules/content-type.ts'
import { TYPES } from '../../../cms/src/rules/types.ts'
import type { DocumentKind, DocumentOf, StoreDocument } from '../documents.ts'
import { buildMedia } from './documents.ts'
import { SAMPLE_DAY, sameImage } from './records.ts'

const image = buildMedia('foto.png')

/** Gives the next text of a field. */
type Next = () => string
type Fill = (next: Next) => unknown

const hoursOf = (next: Next): StoreDocument['hours'] => ({
  sunday: { mode: 'closed' },
  monday: { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] },
  tuesday: { mode: 'text', text: next() },
  saturday: { mode: 'text', text: next() },
})

const PLAIN: Readonly<Record<PlainShape, Fill>> = {
  requiredText: (next) => next(),
  text: (next) => next(),
  texts: () => [],
  number: () => 1,
  optionalNumber: () => 1,
  optionalDecimal: () => -29.14,
  requiredFlag: () => true,
  optionalFlag: () => true,
  moment: () => '2026-01-05T10:00:00.000Z',
  hours: hoursOf,
  location: () => ({ lat: -29.14, lng: -59.26 }),
  media: () => image,
  gallery: () => [image],
  references: () => [],
}

const linkOf: Fill = (next) => `https://ajeno.example/${next()}`
const LINKS = ['website', 'shopUrl', 'menuUrl', ...SOCIAL_NETWORKS, ...SITE_SOCIAL_NETWORKS]

/** Texts with a form of their own, by the name of their field. */
const FORMS: Readonly<Record<string, Fill>> = {
  ...Object.fromEntries(LINKS.map((field) => [field, linkOf])),
  documentId: () => 'a',
  slug: () => 'alimentos',
  route: () => 'medicos',
  color: () => '#123abc',
  startsOn: () => '2026-01-01',
  endsOn: () => '2026-12-31',
  tags: (next) => `${next()},${next()}`,
  specialHours: () => '25/12 = cerrado',
  duties: () => '1/1/2026 = Farmacia Ceibo',
  holidays: () => '1/1/2026 = Año Nuevo',
  synonyms: () => '',
  // Something stands in for these when they are empty.
  city: (next) => `Goya ${next()}`,
  leadEndpoint: (next) => `/api/leads ${next()}`,
}

function valueOf(field: string, shape: Shape, next: Next): unknown {
  if (typeof shape === 'string') return (FORMS[field] ?? PLAIN[shape])(next)
  if ('choice' in shape) return shape.choice[0]
  if ('groups' in shape) return [0, 1].map(() => fieldsOf(shape.groups, next))
  return fieldsOf('relation' in shape ? shape.relation : shape.group, next)
}

const fieldsOf = (shapes: Shapes, next: Next, given: object = {}): object => ({
  ...Object.fromEntries(
    Object.entries(shapes)
      .filter(([field]) => !Object.hasOwn(given, field))
      .map(([field, shape]) => [field, valueOf(field, shape, next)]),
  ),
  ...given,
})

/** A document with each of the fields that are published, but for those that are `given`. */
const documentOf = <K extends DocumentKind, Given extends object>(
  kind: K,
  next: Next,
  given?: Given,
): Omit<DocumentOf<K>, keyof Given> & Given =>
  fieldsOf(TYPES[kind].published, next, given) as Omit<DocumentOf<K>, keyof Given> & Given

/** What the public files hold. */
export interface PublicRecords {
  stores: StoreRecord[]
  lightStores: LightStoreRecord[]
  professionals: ProfessionalRecord[]
  offers: OffersFile
  usefulContacts: UsefulContactCategoryRecord[]
  site: SiteRecord
}

/**
 * The records of a small catalogue, one of each kind, each text field of each document filled with
 * the next text; unchecked, for the checks would leave out the worst of them. Addresses and times
 * have a form of their own: they are not texts.
 */
export function recordsOfTexts(next: Next): PublicRecords {
  const category = documentOf('category', next)
  const subcategory = documentOf('subcategory', next, { category })
  const paymentMethods = TYPES['payment-method'].published.group.choice.map((group) =>
    documentOf('payment-method', next, { group }),
  )
  const offer = [
    documentOf('offer', next),
    documentOf('offer', next, { numero: 2, kind: 'recomendado' as const }),
  ]
  const categories = { categories: [category], subcategories: [subcategory] }
  const store = toStoreRecord(
    documentOf('store', next, { ...categories, paymentMethods }),
    offer,
    sameImage,
  )
  const owner = { ...toOfferStore(store), whatsapp: '' }
  const documents = {
    category: [category],
    subcategory: [subcategory],
    'payment-method': [],
    offer,
    'professional-category': [documentOf('professional-category', next)],
    professional: [],
    'useful-contact-category': [],
    'site-setting': [],
    calendar: [],
  }
  const slugs = new Set([category.slug])
  const used = { categories: slugs, subcategories: slugs }
  const setting = documentOf('site-setting', next)
  const plain = toPlainSite(setting, documentOf('calendar', next), SAMPLE_DAY)
  return {
    stores: [store],
    lightStores: [toLightStore(store)],
    professionals: [toProfessionalRecord(documentOf('professional', next), sameImage)],
    offers: toOffersFile(offer, new Map([[1, owner]]), SAMPLE_DAY, sameImage),
    usefulContacts: toUsefulContacts([documentOf('useful-contact-category', next)], sameImage),
    site: toSiteRecord(plain, documents, used, sameImage),
  }
}

/** One text after the other, again and again. */
export function takeTurns(texts: readonly string[]): Next {
  let turn = 0
  return () => texts[turn++ % texts.length] ?? ''
}
