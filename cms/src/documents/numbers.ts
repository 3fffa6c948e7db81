import type { Core } from '@strapi/strapi'
import type { VisibleType } from './visible-types'

const SEQUENCE = 'api::publication.number-sequence'

/** Types whose documents carry a public number. */
export const NUMBERED_TYPES: readonly VisibleType[] = [
  'api::store.store',
  'api::offer.offer',
  'api::professional.professional',
  'api::useful-contact-category.useful-contact-category',
]

async function largestNumber(strapi: Core.Strapi, type: VisibleType): Promise<number> {
  const row = await strapi.db
    .query(type)
    .findOne({ where: { numero: { $notNull: true } }, orderBy: { numero: 'desc' } })
  return Number(row?.numero ?? 0)
}

/**
 * Remembers the largest number ever given to a type, so that the number of a deleted document is
 * never given again, and returns the document's: the wanted one, or the next.
 */
export async function takeNumber(
  strapi: Core.Strapi,
  type: VisibleType,
  wanted: number | null,
): Promise<number> {
  const sequence = await strapi.db.query(SEQUENCE).findOne({ where: { contentType: type } })
  const last = Math.max(Number(sequence?.last ?? 0), await largestNumber(strapi, type))
  const number = wanted ?? last + 1
  const data = { contentType: type, last: Math.max(last, number) }
  if (sequence) await strapi.db.query(SEQUENCE).update({ where: { id: sequence.id }, data })
  else await strapi.db.query(SEQUENCE).create({ data })
  return number
}
