import type { Core, UID } from '@strapi/strapi'
import { findOwner, uniqueFields } from '../../../documents/unique'
import { isVisibleType } from '../../../documents/visible-types'
import type { ImportType } from './import-types'

type Fields = Record<string, unknown>

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** The draft of an imported document. */
export interface Draft extends Fields {
  documentId: string
  internalNote: string | null
}

/**
 * The document that staff made before its import: a category of that address, or the site's own
 * settings, of which there are not two. Null when nobody did, and of stores, offers and
 * professionals: two may have one name.
 */
export async function findMadeByStaff(
  strapi: Core.Strapi,
  { uid, known }: ImportType,
  data: Fields,
): Promise<Draft | null> {
  const isSingle = strapi.contentType(uid).kind === 'singleType'
  if (!isSingle && (!known || isBlank(data[known]))) return null
  const where = { ...(known && { [known]: data[known] }), importKey: null, publishedAt: null }
  return strapi.db.query(uid).findOne({ where, populate: Object.keys(data) })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/**
 * What staff filled in stays: of an import, the fields that are empty in their document. What it says
 * otherwise in texts goes to the internal note.
 */
export function onlyBlank(draft: Draft, data: Fields): Fields {
  const { internalNote, ...fields } = data
  const others = Object.entries(fields).filter(([field]) => !isBlank(draft[field]))
  const told = others
    .filter(([field, value]) => typeof draft[field] === 'string' && draft[field] !== value)
    .map(([field, value]) => `Importado: campo «${field}» decía «${asText(value)}»`)
  const note = [internalNote, ...told].filter(Boolean).join('\n')
  const kept = new Set(others.map(([field]) => field))
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => !kept.has(field))),
    ...(note !== '' && { internalNote: note }),
  }
}

/**
 * A record whose public number or address staff gave to another document takes the next number, and
 * an address with its own number behind it.
 */
export async function freeIdentity(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Fields,
): Promise<Fields> {
  if (!isVisibleType(uid)) return {}
  const isTaken = async (field: string) =>
    uniqueFields(uid).includes(field) &&
    !isBlank(data[field]) &&
    (await findOwner(strapi, uid, field, data[field], undefined)) !== null
  const free: Fields = {}
  if (await isTaken('slug')) free.slug = `${String(data.slug)}-${String(data.numero)}`
  if (await isTaken('numero')) free.numero = null
  return free
}
