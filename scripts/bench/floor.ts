import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES } from '@guia/contract'
import { STORE_DATA } from '../publish/pages/store-unit.ts'
import { openDatabase, type Database, type Row } from './sqlite.ts'

/** What is published of one kind of document. */
interface Kind {
  rows: string
  /** Name of a list → its rows, each with the `owner` that it belongs to. */
  lists?: Record<string, string>
}

const images = (uid: string): string => `SELECT m.related_id AS owner, m.field, f.name, f.url,
    f.ext, f.size, f.updated_at
  FROM files_related_mph m JOIN files f ON f.id = m.file_id
  WHERE m.related_type = '${uid}' ORDER BY m."order"`

const component = (table: string, name: string, rows: string, select: string): string =>
  `SELECT l.entity_id AS owner, ${select} FROM ${table}_cmps l JOIN ${rows} c ON c.id = l.cmp_id
  WHERE l.component_type = '${name}' ORDER BY l."order"`

/** The rows and fields that a snapshot of the CMS holds. */
const KINDS = {
  stores: {
    rows: `SELECT id, numero, slug, name, is_active, description, tags, promotion_text, phone,
        whatsapp, wholesale_whatsapp, website, shop_url, menu_url, city, address, hours,
        previous_slugs, updated_at
      FROM stores WHERE published_at IS NOT NULL ORDER BY numero`,
    lists: {
      categories: `SELECT l.store_id AS owner, c.name, c.slug FROM stores_categories_lnk l
        JOIN categories c ON c.id = l.category_id ORDER BY l.category_ord`,
      subcategories: `SELECT l.store_id AS owner, s.name, s.slug FROM stores_subcategories_lnk l
        JOIN subcategories s ON s.id = l.subcategory_id ORDER BY l.subcategory_ord`,
      payment: `SELECT l.store_id AS owner, p.name, p."group" FROM stores_payment_methods_lnk l
        JOIN payment_methods p ON p.id = l.payment_method_id ORDER BY l.payment_method_ord`,
      social: component(
        'stores',
        'shared.social-links',
        'components_shared_social_links',
        'c.instagram, c.facebook, c.x, c.tiktok, c.youtube',
      ),
      location: component(
        'stores',
        'shared.location',
        'components_shared_locations',
        'c.lat, c.lng',
      ),
      images: images('api::store.store'),
    },
  },
  offers: {
    rows: `SELECT o.id, l.store_id AS store, o.numero, o.name, o.kind, o.description, o.discount,
        o.starts_on, o.ends_on, o.updated_at
      FROM offers o LEFT JOIN offers_store_lnk l ON l.offer_id = o.id
      WHERE o.published_at IS NOT NULL ORDER BY o.numero`,
    lists: { images: images('api::offer.offer') },
  },
  professionals: {
    rows: `SELECT p.id, c.route, p.numero, p.slug, p.name, p.specialty, p.license, p.description,
        p.whatsapp, p.phone, p.email, p.hours, p.address, p.previous_slugs, p.updated_at
      FROM professionals p
        LEFT JOIN professionals_professional_category_lnk l ON l.professional_id = p.id
        LEFT JOIN professional_categories c ON c.id = l.professional_category_id
      WHERE p.published_at IS NOT NULL ORDER BY p.numero`,
    lists: {
      social: component(
        'professionals',
        'shared.professional-links',
        'components_shared_professional_links',
        'c.instagram',
      ),
      location: component(
        'professionals',
        'shared.location',
        'components_shared_locations',
        'c.lat, c.lng',
      ),
      images: images('api::professional.professional'),
    },
  },
  usefulContacts: {
    rows: `SELECT id, numero, title, description, "order", updated_at
      FROM useful_contact_categories WHERE published_at IS NOT NULL ORDER BY numero`,
    lists: {
      entries: component(
        'useful_contact_categories',
        'contacts.entry',
        'components_contacts_entries',
        'c.name, c.address, c.phone',
      ),
      images: images('api::useful-contact-category.useful-contact-category'),
    },
  },
  categories: {
    rows: 'SELECT id, name, slug FROM categories WHERE published_at IS NOT NULL ORDER BY id',
    lists: { images: images('api::category.category') },
  },
  subcategories: {
    rows: `SELECT s.id, l.category_id AS category, s.name, s.slug
      FROM subcategories s LEFT JOIN subcategories_category_lnk l ON l.subcategory_id = s.id
      WHERE s.published_at IS NOT NULL ORDER BY s.id`,
    lists: { images: images('api::subcategory.subcategory') },
  },
  paymentMethods: {
    rows: `SELECT id, name, "group" FROM payment_methods WHERE published_at IS NOT NULL
      ORDER BY id`,
    lists: { images: images('api::payment-method.payment-method') },
  },
  professionalCategories: {
    rows: `SELECT id, name, route, color, "order" FROM professional_categories
      WHERE published_at IS NOT NULL ORDER BY id`,
    lists: { images: images('api::professional-category.professional-category') },
  },
  site: {
    rows: `SELECT id, name, tagline, city, phone, email, map_lat, map_lng, map_zoom, sample_data,
        lead_endpoint, updated_at
      FROM site_settings WHERE published_at IS NOT NULL`,
    lists: {
      social: component(
        'site_settings',
        'shared.site-links',
        'components_shared_site_links',
        'c.linkedin, c.instagram, c.youtube, c.x, c.facebook',
      ),
    },
  },
} as const satisfies Record<string, Kind>

/** Rows without what they are grouped by. */
function groupBy(rows: readonly Row[], column: string): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>()
  for (const { [column]: key, ...row } of rows) {
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function readKind(db: Database, { rows, lists = {} }: Kind): Row[] {
  const groups = Object.entries(lists).map(
    ([name, query]) => [name, groupBy(db.prepare(query).all(), 'owner')] as const,
  )
  return db
    .prepare(rows)
    .all()
    .map((row) => {
      const own = groups.map(([name, group]) => [name, group.get(row.id) ?? []])
      return { ...row, ...(Object.fromEntries(own) as Row) }
    })
}

function readAll(file: string): Record<keyof typeof KINDS, Row[]> {
  const db = openDatabase(file)
  const kinds = Object.entries(KINDS).map(([name, kind]) => [name, readKind(db, kind)])
  db.close()
  return Object.fromEntries(kinds) as Record<keyof typeof KINDS, Row[]>
}

const LIGHT = ['numero', 'slug', 'name', 'address', 'is_active', 'categories', 'images']

export interface PlainPublication {
  stores: number
  /** Every file and folder that was written. */
  written: string[]
}

/**
 * The least that any publisher does: reads what is published by plain SQL, turns it into JSON and
 * writes the lists and a file for each store into an empty folder. Nothing is checked, hashed,
 * compressed or flushed.
 */
export function publishPlainly(database: string, folder: string): PlainPublication {
  const written = [folder]
  const write = (file: string, value: unknown) => {
    writeFileSync(file, JSON.stringify(value))
    written.push(file)
  }
  const { stores: rows, offers, professionals, usefulContacts, ...site } = readAll(database)
  const offersOf = groupBy(offers, 'store')
  const stores = rows.map((store): Row => ({ ...store, offers: offersOf.get(store.id) ?? [] }))
  const lists = {
    [PUBLIC_FILES.stores]: stores,
    [PUBLIC_FILES.lightStores]: stores.map((store) =>
      Object.fromEntries(LIGHT.map((key) => [key, store[key]])),
    ),
    [PUBLIC_FILES.offers]: offers,
    [PUBLIC_FILES.professionals]: professionals,
    [PUBLIC_FILES.usefulContacts]: usefulContacts,
    [PUBLIC_FILES.site]: site,
    [PUBLIC_FILES.publication]: { stores: stores.length },
  }
  for (const [name, value] of Object.entries(lists)) {
    write(path.join(folder, name), value)
  }
  for (const store of stores) {
    const own = path.join(folder, String(store.slug))
    mkdirSync(own)
    written.push(own)
    write(path.join(own, STORE_DATA), store)
  }
  return { stores: stores.length, written }
}
