import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { changedStores, tokenOf, type Since } from './changes'
import { sortKeys } from './sort-keys'
import { readVersion } from './version'

/** What is read of a row, and of the rows that it points at. */
interface Selection {
  select?: readonly string[]
  populate?: Readonly<Record<string, Selection | true>>
}

const MEDIA = { select: ['name', 'url', 'ext', 'size', 'updatedAt'] }
/** A document that has a line of its own before. */
const REFERENCE = { select: ['documentId'] }

/** Most rows read at once: neither side has more than these in memory. */
const BATCH = 500
/** Each batch is twice the one before: the reader begins soon, and never waits for a long one. */
const FIRST_BATCH = 100

/**
 * What each kind of line holds: an explicit list, so that a field is public only when somebody
 * writes it here. Internal notes, import data and leads are in none of them.
 */
const KINDS = {
  category: {
    uid: 'api::category.category',
    select: ['name', 'slug'],
    populate: { icon: MEDIA },
  },
  subcategory: {
    uid: 'api::subcategory.subcategory',
    select: ['name', 'slug'],
    populate: { icon: MEDIA, category: { select: ['name', 'slug'] } },
  },
  'payment-method': {
    uid: 'api::payment-method.payment-method',
    select: ['name', 'group'],
    populate: { logo: MEDIA },
  },
  offer: {
    uid: 'api::offer.offer',
    select: [
      'numero',
      'name',
      'kind',
      'description',
      'discount',
      'startsOn',
      'endsOn',
      'updatedAt',
    ],
    populate: { image: MEDIA, store: { select: ['numero'] } },
  },
  'professional-category': {
    uid: 'api::professional-category.professional-category',
    select: ['name', 'route', 'color', 'order'],
    populate: { icon: MEDIA },
  },
  professional: {
    uid: 'api::professional.professional',
    select: [
      'numero',
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
      'previousSlugs',
      'updatedAt',
    ],
    populate: {
      professionalCategory: { select: ['route'] },
      social: true,
      location: true,
      image: MEDIA,
      gallery: MEDIA,
    },
  },
  'useful-contact-category': {
    uid: 'api::useful-contact-category.useful-contact-category',
    select: ['numero', 'title', 'description', 'order', 'updatedAt'],
    populate: { icon: MEDIA, entries: true },
  },
  'site-setting': {
    uid: 'api::site-setting.site-setting',
    select: [
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
      'updatedAt',
    ],
    populate: { social: true },
  },
  // Last: a reader who knows all the rest can deal with each store as it comes.
  store: {
    uid: 'api::store.store',
    select: [
      'numero',
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
      'previousSlugs',
      'updatedAt',
    ],
    populate: {
      categories: REFERENCE,
      subcategories: REFERENCE,
      paymentMethods: REFERENCE,
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
} as const satisfies Record<string, Selection & { uid: string }>

type Row = { id: number; numero?: number } & Record<string, unknown>

/** Takes a line of the snapshot; resolves when it has room for the next one. */
export type WriteLine = (line: string) => Promise<void>

/** PostgreSQL shows each statement its own moment unless told otherwise; SQLite has one writer. */
const isolate = async (strapi: Core.Strapi, trx: { raw(sql: string): PromiseLike<unknown> }) => {
  if (strapi.db.dialect.client === 'postgres') {
    await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  }
}

/**
 * The published rows of a kind, a batch at a time, by number where there is one: publishing again
 * gives a document another row. The database layer itself is asked: the document service takes
 * three times as long, and what it adds, permissions and drafts, has no part in this.
 */
async function* readRows(
  strapi: Core.Strapi,
  kind: (typeof KINDS)[keyof typeof KINDS],
  numbers: readonly number[] | null,
) {
  const { uid, select, populate } = kind
  const key = (select as readonly string[]).includes('numero') ? 'numero' : 'id'
  for (let last = 0, limit = FIRST_BATCH; ; limit = Math.min(2 * limit, BATCH)) {
    const rows = (await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', ...select],
      populate,
      where: {
        publishedAt: { $notNull: true },
        [key]: { $gt: last, ...(numbers && { $in: numbers }) },
      },
      orderBy: [{ [key]: 'asc' }],
      limit,
    } as never)) as Row[]
    yield* rows
    // SQLite's driver never gives way by itself: only now do the rows leave.
    await nextTurn()
    if (rows.length < limit) return
    last = Number(rows.at(-1)?.[key])
  }
}

const REFERENCES = Object.entries<unknown>(KINDS.store.populate)
  .filter(([, selection]) => selection === REFERENCE)
  .map(([key]) => key)

function toField(key: string, value: unknown): unknown {
  if (REFERENCES.includes(key)) return (value as Row[]).map(({ documentId }) => documentId)
  return key === 'hours' ? sortKeys(value) : value
}

/** Relations come in the order in which they were read, JSON columns in one of the database's own. */
const toDocument = (row: Row) =>
  Object.fromEntries(
    Object.keys(row)
      .sort()
      .map((key) => [key, toField(key, row[key])]),
  )

async function writeAll(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  since: Since | null,
): Promise<void> {
  const write = (kind: string, document: unknown) =>
    writeLine(`${JSON.stringify({ kind, document })}\n`)
  let documents = 0
  const version = await readVersion(strapi)
  const stores = since && (await changedStores(strapi, version, since))
  const changed = stores && [...stores].sort((a, b) => a - b)
  const token = await tokenOf(strapi, version)
  await write('snapshot', { format: 3, version, token, changed })
  for (const [kind, description] of Object.entries(KINDS)) {
    for await (const row of readRows(strapi, description, kind === 'store' ? changed : null)) {
      documents += 1
      await write(kind, toDocument(row))
    }
  }
  await write('end', { documents })
}

/**
 * Writes all published documents as of one moment, one JSON object a line. First line: version and
 * token, and `changed`, the numbers of the stores that may have changed since what the reader
 * knows: of the stores, only those are sent; null when all are. Then everything that stores are
 * made with, then these, which name their categories and payment methods by document; last: the
 * count, by which a reader knows that nothing is missing.
 */
export async function writeSnapshot(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  since: Since | null = null,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await isolate(strapi, trx)
    await writeAll(strapi, writeLine, since)
  })
}
