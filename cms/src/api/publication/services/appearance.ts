import type { Core } from '@strapi/strapi'
import { dayInGoya } from '../../../rules/goya-time'
import type { Addressed } from '../../../rules/addressed'
import { pageAddress, uidOf, type PublishedKind } from '../../../rules/types'

/** Why visitors see less of a published document than its author may think. */
export type Caveat = 'inactive' | 'unused' | 'ofInactive' | 'notYet' | 'over'

/** Where visitors see the published version of a document. */
export interface Appearance {
  /** '/store/la-espiga'; null when no one page shows it. */
  path: string | null
  caveat: Caveat | null
}

interface Row extends Addressed {
  documentId: string
  isActive?: boolean
  store?: { numero: number; isActive?: boolean } | null
  startsOn?: string | null
  endsOn?: string | null
}

/** What of the documents that a row points at tells where visitors see it. */
export const ADDRESS_RELATIONS: Partial<
  Record<PublishedKind, Record<string, { select: string[] }>>
> = {
  offer: { store: { select: ['numero', 'isActive'] } },
  professional: { professionalCategory: { select: ['route'] } },
}

/** Field of a store by which it names documents of this kind. */
const NAMED_BY: Partial<Record<PublishedKind, string>> = {
  category: 'categories',
  subcategory: 'subcategories',
}

async function isUsed(strapi: Core.Strapi, field: string, documentId: string): Promise<boolean> {
  const stores = await strapi.db.query('api::store.store').count({
    where: { publishedAt: { $notNull: true }, [field]: { documentId } },
  })
  return stores > 0
}

/** Whether an offer is of a day before or after this one; `today` is 'AAAA-MM-DD' in Goya. */
export function dateCaveat(
  { startsOn, endsOn }: Pick<Row, 'startsOn' | 'endsOn'>,
  today: string,
): Caveat | null {
  if (startsOn && today < startsOn) return 'notYet'
  return endsOn && endsOn < today ? 'over' : null
}

async function caveatOf(
  strapi: Core.Strapi,
  kind: PublishedKind,
  row: Row,
  now: Date,
): Promise<Caveat | null> {
  const field = NAMED_BY[kind]
  if (field && !(await isUsed(strapi, field, row.documentId))) return 'unused'
  if (kind === 'store' && row.isActive === false) return 'inactive'
  if (kind !== 'offer') return null
  return row.store?.isActive === false ? 'ofInactive' : dateCaveat(row, dayInGoya(now))
}

/** Where visitors see a document, of its published version; null while there is none. */
export async function appearanceOf(
  strapi: Core.Strapi,
  kind: PublishedKind,
  documentId: string,
  now: Date,
): Promise<(Appearance & { numero: number | null }) | null> {
  const row = (await strapi.db.query(uidOf(kind) as never).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: ADDRESS_RELATIONS[kind] ?? {},
  } as never)) as Row | null
  if (!row) return null
  const caveat = await caveatOf(strapi, kind, row, now)
  // Any other keeps its page from being published.
  const path = caveat === null || caveat === 'inactive' ? pageAddress(kind, row) : null
  return { path, caveat, numero: row.numero ?? null }
}
