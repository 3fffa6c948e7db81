import type { UID } from '@strapi/strapi'

export interface ImportType {
  uid: UID.ContentType
  media?: readonly string[]
  /** Relation field → import type whose keys it holds. */
  relations?: Readonly<Record<string, string>>
  /** Field by which a document that staff made is the one that is imported. A single type has one. */
  known?: 'slug' | 'route' | 'numero' | 'name'
}

/** What the importer may write, by the name it uses, in the order in which it must. */
export const IMPORT_TYPES: Readonly<Record<string, ImportType>> = {
  category: { uid: 'api::category.category', media: ['icon'], known: 'slug' },
  subcategory: {
    uid: 'api::subcategory.subcategory',
    media: ['icon'],
    relations: { category: 'category' },
    known: 'slug',
  },
  'payment-method': {
    uid: 'api::payment-method.payment-method',
    media: ['logo'],
    known: 'name',
  },
  'professional-category': {
    uid: 'api::professional-category.professional-category',
    media: ['icon'],
    known: 'route',
  },
  'site-setting': { uid: 'api::site-setting.site-setting' },
  calendar: { uid: 'api::calendar.calendar' },
  'useful-contact-category': {
    uid: 'api::useful-contact-category.useful-contact-category',
    media: ['icon'],
    known: 'numero',
  },
  store: {
    uid: 'api::store.store',
    media: ['image', 'logo', 'banner', 'promotionBanner', 'homePromotionBanner', 'gallery'],
    relations: {
      categories: 'category',
      subcategories: 'subcategory',
      paymentMethods: 'payment-method',
    },
  },
  offer: { uid: 'api::offer.offer', media: ['image'], relations: { store: 'store' } },
  professional: {
    uid: 'api::professional.professional',
    media: ['image', 'gallery'],
    relations: { professionalCategory: 'professional-category' },
  },
}
