import type {
  CategoryDocument,
  MediaDocument,
  OfferDocument,
  PaymentMethodDocument,
  ProfessionalCategoryDocument,
  ProfessionalDocument,
  SiteSettingDocument,
  SnapshotDocuments,
  StoreDocument,
  SubcategoryDocument,
  UsefulContactCategoryDocument,
} from '../documents.ts'

/** When the documents of the tests were last changed. */
const updatedAt = '2026-01-05T10:00:00.000Z'

/** A file of the media library: 'logo.png' at '/uploads/logo.png'. */
export const buildMedia = (
  name: string,
  overrides: Partial<MediaDocument> = {},
): MediaDocument => ({
  name,
  url: `/uploads/${name}`,
  ext: name.slice(name.lastIndexOf('.')),
  size: 12.5,
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...overrides,
})

export const buildCategory = (
  name: string,
  overrides: Partial<CategoryDocument> = {},
): CategoryDocument => ({
  documentId: `rubro-${name}`,
  name,
  slug: name.toLowerCase(),
  ...overrides,
})

export const buildSubcategory = (
  name: string,
  category: string,
  overrides: Partial<SubcategoryDocument> = {},
): SubcategoryDocument => ({
  ...buildCategory(name),
  documentId: `subrubro-${name}`,
  category: { name: category, slug: category.toLowerCase() },
  ...overrides,
})

export const buildPaymentMethod = (
  name: string,
  group: PaymentMethodDocument['group'],
  overrides: Partial<PaymentMethodDocument> = {},
): PaymentMethodDocument => ({
  documentId: `pago-${name}`,
  name,
  group,
  ...overrides,
})

/** A store that staff filled in no further than the CMS demands. */
export const buildStore = (
  numero: number,
  overrides: Partial<StoreDocument> = {},
): StoreDocument => ({
  numero,
  updatedAt,
  slug: `comercio-${numero}`,
  name: `Comercio ${numero}`,
  isActive: true,
  categories: [],
  subcategories: [],
  paymentMethods: [],
  ...overrides,
})

export const buildOffer = (
  numero: number,
  store: number,
  overrides: Partial<OfferDocument> = {},
): OfferDocument => ({
  numero,
  updatedAt,
  name: `Oferta ${numero}`,
  kind: 'oferta',
  store: { numero: store },
  ...overrides,
})

export const buildProfessional = (
  numero: number,
  overrides: Partial<ProfessionalDocument> = {},
): ProfessionalDocument => ({
  numero,
  updatedAt,
  slug: `profesional-${numero}`,
  name: `Profesional ${numero}`,
  professionalCategory: { route: 'medicos' },
  ...overrides,
})

export const buildProfessionalCategory = (
  name: string,
  overrides: Partial<ProfessionalCategoryDocument> = {},
): ProfessionalCategoryDocument => ({
  name,
  route: name.toLowerCase(),
  color: '#123abc',
  ...overrides,
})

export const buildUsefulContacts = (
  numero: number,
  overrides: Partial<UsefulContactCategoryDocument> = {},
): UsefulContactCategoryDocument => ({
  numero,
  updatedAt,
  title: `Contactos ${numero}`,
  entries: [],
  ...overrides,
})

export const buildSite = (overrides: Partial<SiteSettingDocument> = {}): SiteSettingDocument => ({
  updatedAt,
  name: 'Goya a un clic',
  tagline: 'Todo en un solo lugar',
  ...overrides,
})

/** Documents of a CMS in which staff filled in the site's configuration and nothing else. */
export const buildDocuments = (overrides: Partial<SnapshotDocuments> = {}): SnapshotDocuments => ({
  category: [],
  subcategory: [],
  'payment-method': [],
  store: [],
  offer: [],
  'professional-category': [],
  professional: [],
  'useful-contact-category': [],
  'site-setting': [buildSite()],
  calendar: [],
  ...overrides,
})
