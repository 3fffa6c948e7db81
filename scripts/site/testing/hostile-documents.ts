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
import type {
  CalendarDocument,
  CategoryDocument,
  OfferDocument,
  PaymentMethodDocument,
  ProfessionalDocument,
  SiteSettingDocument,
  StoreDocument,
  UsefulContactCategoryDocument,
} from '../documents.ts'
import { buildMedia, buildProfessionalCategory } from './documents.ts'
import { SAMPLE_DAY, sameImage } from './records.ts'

/** A document with all of its fields, the optional ones too: one that is added must be filled in. */
type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> }

const GROUPS = ['debito', 'credito', 'otros', 'financiacion', 'cuenta'] as const
const updatedAt = '2026-01-05T10:00:00.000Z'
const location = { lat: -29.14, lng: -59.26 }
const image = buildMedia('foto.png')
const gallery = [image]
const range = { opens: '08:00', closes: '12:00' }

/** Gives the next text of a field. */
type Next = () => string

const hoursOf = (next: Next): Whole<StoreDocument>['hours'] => ({
  sunday: { mode: 'closed' },
  monday: { mode: 'ranges', ranges: [range] },
  tuesday: { mode: 'text', text: next() },
  saturday: { mode: 'text', text: next() },
})

/** Dated lines, which are read and not free texts. */
const CALENDAR: Whole<CalendarDocument> = {
  updatedAt,
  duties: '1/1/2026 = Farmacia Ceibo',
  holidays: '1/1/2026 = Año Nuevo',
}

const linkOf = (next: Next) => `https://ajeno.example/${next()}`

const storeOf = (
  next: Next,
  category: CategoryDocument,
  subcategory: CategoryDocument,
): Whole<StoreDocument> => ({
  numero: 1,
  updatedAt,
  previousSlugs: [],
  slug: 'la-espiga',
  name: next(),
  isActive: true,
  description: next(),
  tags: `${next()},${next()}`,
  promotionText: next(),
  phone: next(),
  whatsapp: next(),
  wholesaleWhatsapp: next(),
  website: linkOf(next),
  shopUrl: linkOf(next),
  menuUrl: linkOf(next),
  city: next(),
  address: next(),
  hours: hoursOf(next),
  specialHours: '25/12 = cerrado',
  categories: [category],
  subcategories: [subcategory],
  paymentMethods: GROUPS.map((group): Whole<PaymentMethodDocument> => ({
    documentId: group,
    name: next(),
    group,
    logo: image,
  })),
  social: {
    instagram: linkOf(next),
    facebook: linkOf(next),
    x: linkOf(next),
    tiktok: linkOf(next),
    youtube: linkOf(next),
  },
  location,
  image,
  logo: image,
  banner: image,
  promotionBanner: image,
  homePromotionBanner: image,
  gallery,
})

const offerOf = (
  next: Next,
  numero: number,
  kind: OfferDocument['kind'],
): Whole<OfferDocument> => ({
  numero,
  updatedAt,
  kind,
  name: next(),
  description: next(),
  discount: next(),
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  image,
  store: { numero: 1 },
})

const professionalOf = (next: Next): Whole<ProfessionalDocument> => ({
  numero: 1,
  updatedAt,
  previousSlugs: [],
  slug: 'ana-sosa',
  name: next(),
  specialty: next(),
  license: next(),
  description: next(),
  whatsapp: next(),
  phone: next(),
  email: next(),
  hours: hoursOf(next),
  address: next(),
  professionalCategory: { route: 'medicos' },
  social: { instagram: linkOf(next) },
  location,
  image,
  gallery,
})

const contactsOf = (next: Next): Whole<UsefulContactCategoryDocument> => ({
  numero: 1,
  updatedAt,
  title: next(),
  description: next(),
  order: 1,
  icon: image,
  entries: [0, 1].map(() => ({ name: next(), address: next(), phone: next() })),
})

const settingOf = (next: Next): Whole<SiteSettingDocument> => ({
  updatedAt,
  name: next(),
  tagline: next(),
  // Something stands in for these when they are empty.
  city: `Goya ${next()}`,
  leadEndpoint: `/api/leads ${next()}`,
  phone: next(),
  email: next(),
  mapLat: location.lat,
  mapLng: location.lng,
  mapZoom: 15,
  sampleData: true,
  // Lines with a form of their own.
  synonyms: '',
  social: {
    linkedin: linkOf(next),
    instagram: linkOf(next),
    youtube: linkOf(next),
    x: linkOf(next),
    facebook: linkOf(next),
  },
})

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
  const category = { documentId: 'a', name: next(), slug: 'alimentos', icon: image }
  const subcategory = { documentId: 'b', name: next(), slug: 'panaderias', icon: image }
  const offer = [offerOf(next, 1, 'oferta'), offerOf(next, 2, 'recomendado')]
  const store = toStoreRecord(storeOf(next, category, subcategory), offer, sameImage)
  const owner = { ...toOfferStore(store), whatsapp: '' }
  const documents = {
    category: [category],
    subcategory: [{ ...subcategory, category }],
    'payment-method': [],
    offer,
    'professional-category': [buildProfessionalCategory(next(), { route: 'medicos' })],
    professional: [],
    'useful-contact-category': [],
    'site-setting': [],
    calendar: [],
  }
  const used = { categories: new Set(['alimentos']), subcategories: new Set(['panaderias']) }
  const plain = toPlainSite(settingOf(next), CALENDAR, SAMPLE_DAY)
  return {
    stores: [store],
    lightStores: [toLightStore(store)],
    professionals: [toProfessionalRecord(professionalOf(next), sameImage)],
    offers: toOffersFile(offer, new Map([[1, owner]]), SAMPLE_DAY, sameImage),
    usefulContacts: toUsefulContacts([contactsOf(next)], sameImage),
    site: toSiteRecord(plain, documents, used, sameImage),
  }
}

/** One text after the other, again and again. */
export function takeTurns(texts: readonly string[]): Next {
  let turn = 0
  return () => texts[turn++ % texts.length] ?? ''
}
