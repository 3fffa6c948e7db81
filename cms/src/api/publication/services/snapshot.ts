import type { Core } from '@strapi/strapi'
import { readVersion } from './version'

const MEDIA = { fields: ['name', 'url', 'hash', 'ext', 'mime', 'size', 'updatedAt'] }
/** A published row's own id changes with each publication of it; what has a number goes by that. */
const BY_NUMBER = ['numero:asc']
const BY_ID = ['id:asc']

/**
 * What each kind of line holds: an explicit list, so that a field is public only when somebody
 * writes it here. Internal notes, import data and leads are in none of them.
 */
const KINDS = {
  category: {
    uid: 'api::category.category',
    fields: ['name', 'slug'],
    populate: { icon: MEDIA },
  },
  subcategory: {
    uid: 'api::subcategory.subcategory',
    fields: ['name', 'slug'],
    populate: { icon: MEDIA, category: { fields: ['name', 'slug'] } },
  },
  'payment-method': {
    uid: 'api::payment-method.payment-method',
    fields: ['name', 'group'],
    populate: { logo: MEDIA },
  },
  store: {
    uid: 'api::store.store',
    fields: [
      'numero',
      'updatedAt',
      'slug',
      'name',
      'isActive',
      'description',
      'tags',
      'promotionText',
      'phone',
      'whatsapp',
      'wholesaleWhatsapp',
      'website',
      'shopUrl',
      'menuUrl',
      'city',
      'address',
      'hours',
    ],
    populate: {
      categories: { fields: ['name', 'slug'], populate: { icon: MEDIA } },
      subcategories: { fields: ['name', 'slug'], populate: { icon: MEDIA } },
      paymentMethods: { fields: ['name', 'group'], populate: { logo: MEDIA } },
      social: true,
      location: true,
      image: MEDIA,
      logo: MEDIA,
      banner: MEDIA,
      promotionBanner: MEDIA,
      homePromotionBanner: MEDIA,
      gallery: MEDIA,
    },
  },
  offer: {
    uid: 'api::offer.offer',
    fields: ['numero', 'updatedAt', 'name', 'kind', 'description', 'discount', 'startsOn', 'endsOn'],
    populate: { image: MEDIA, store: { fields: ['numero'] } },
  },
  'professional-category': {
    uid: 'api::professional-category.professional-category',
    fields: ['name', 'route', 'color', 'order'],
    populate: { icon: MEDIA },
  },
  professional: {
    uid: 'api::professional.professional',
    fields: [
      'numero',
      'updatedAt',
      'slug',
      'name',
      'specialty',
      'license',
      'description',
      'whatsapp',
      'phone',
      'email',
      'hours',
      'address',
    ],
    populate: {
      professionalCategory: { fields: ['route'] },
      social: true,
      location: true,
      image: MEDIA,
      gallery: MEDIA,
    },
  },
  'useful-contact-category': {
    uid: 'api::useful-contact-category.useful-contact-category',
    fields: ['numero', 'updatedAt', 'title', 'description', 'order'],
    populate: { icon: MEDIA, entries: true },
  },
  'site-setting': {
    uid: 'api::site-setting.site-setting',
    fields: [
      'updatedAt',
      'name',
      'tagline',
      'city',
      'phone',
      'email',
      'mapLat',
      'mapLng',
      'mapZoom',
      'sampleData',
      'leadEndpoint',
    ],
    populate: { social: true },
  },
} as const

export interface SnapshotLine {
  kind: string
  document?: unknown
}

/** PostgreSQL shows each statement its own moment unless told otherwise; SQLite has one writer. */
const isolate = async (strapi: Core.Strapi, trx: { raw(sql: string): PromiseLike<unknown> }) => {
  if (strapi.db.dialect.client === 'postgres') {
    await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  }
}

/**
 * Reads all published documents as of one moment. First line: the version; last: the count, by
 * which a reader knows that nothing is missing.
 */
export async function readSnapshot(strapi: Core.Strapi): Promise<SnapshotLine[]> {
  return strapi.db.transaction(async ({ trx }) => {
    await isolate(strapi, trx)
    const lines: SnapshotLine[] = []
    const version = await readVersion(strapi)
    for (const [kind, { uid, fields, populate }] of Object.entries(KINDS)) {
      const sort = (fields as readonly string[]).includes('numero') ? BY_NUMBER : BY_ID
      const query = { status: 'published', fields, populate, limit: -1, sort }
      const documents = await strapi.documents(uid).findMany(query as never)
      for (const document of documents) lines.push({ kind, document })
    }
    return [
      { kind: 'snapshot', document: { format: 1, version } },
      ...lines,
      { kind: 'end', document: { documents: lines.length } },
    ]
  })
}
