import type { Core } from '@strapi/strapi'
import { addressSlug } from '../rules/slug'
import { isNumbered, takeNumber } from './numbers'
import type { Data, Problem } from './rules'
import { forgetHistory } from './slug-history'
import { findOwner } from './unique'
import { publishes, type VisibleType } from './visible-types'

function firstSlug(data: Data): string {
  // A name without letters or digits still needs an address.
  return addressSlug(String(data.name ?? '')) || String(data.numero ?? Date.now().toString(36))
}

/** 'la-espiga', or when it is taken 'la-espiga-2', 'la-espiga-3' … */
async function freeAddress(strapi: Core.Strapi, type: VisibleType, field: string, base: string) {
  let address = base
  for (let copy = 2; await findOwner(strapi, type, field, address, undefined); copy += 1) {
    address = `${base}-${copy}`
  }
  return address
}

/**
 * The slug of a document for which nobody wrote one. Two stores, or two professionals, may have the
 * same name, and the roles may not write the slug; a second category of the same name is a mistake.
 */
async function ownSlug(strapi: Core.Strapi, type: VisibleType, data: Data): Promise<string> {
  const base = firstSlug(data)
  return isNumbered(type) ? freeAddress(strapi, type, 'slug', base) : base
}

/** A new document gets its number and its slug when staff left them empty. */
export async function fillIdentity(
  strapi: Core.Strapi,
  type: VisibleType,
  data: Data,
): Promise<void> {
  if (isNumbered(type)) {
    data.numero = await takeNumber(strapi, type, (data.numero as number | null | undefined) ?? null)
  }
  if (publishes(type, 'slug') && !data.slug && data.name) {
    data.slug = await ownSlug(strapi, type, data)
  }
}

/** An emptied slug or number would lose the document its public address. */
export function keepIdentity(type: VisibleType, data: Data): void {
  if (publishes(type, 'slug') && 'slug' in data && !data.slug) delete data.slug
  if (isNumbered(type) && 'numero' in data && !data.numero) delete data.numero
}

const readDraft = (strapi: Core.Strapi, type: VisibleType, documentId: string | undefined) =>
  strapi.db
    .query(type)
    .findOne({ where: { documentId, publishedAt: { $null: true } } }) as Promise<Data | null>

/** A draft that was first saved without a name gets its slug with the name. */
export async function completeIdentity(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string | undefined,
  data: Data,
): Promise<void> {
  if (!publishes(type, 'slug') || data.slug || !data.name) return
  const draft = await readDraft(strapi, type, documentId)
  if (draft && !draft.slug) {
    data.slug = await ownSlug(strapi, type, { ...draft, ...data })
  }
}

/** A number is given once: with another one, links to the first would lead nowhere, or to the next document. */
export async function findOtherNumber(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string | undefined,
  { numero }: Data,
): Promise<Problem[]> {
  if (!isNumbered(type) || !numero) return []
  const draft = await readDraft(strapi, type, documentId)
  if (!draft?.numero || draft.numero === Number(numero)) return []
  const message = `El número no se cambia: esta ficha es siempre la n.º ${String(draft.numero)}.`
  return [{ path: ['numero'], message }]
}

/**
 * A copy is another document: it takes the next number and a free address, and the importer does
 * not take it for the original.
 */
export async function fillClone(
  strapi: Core.Strapi,
  type: VisibleType,
  sourceId: string | undefined,
  data: Data,
): Promise<void> {
  const source = ((await strapi.db.query(type).findOne({ where: { documentId: sourceId } })) ??
    {}) as Data
  Object.assign(data, { importKey: null, importHashes: null })
  forgetHistory(type, data)
  if (isNumbered(type)) data.numero = await takeNumber(strapi, type, null)
  const name = data.name ?? source.name
  if (publishes(type, 'slug')) {
    const base = data.slug ? String(data.slug) : firstSlug({ ...data, name })
    data.slug = await freeAddress(strapi, type, 'slug', base)
  }
  if (publishes(type, 'route')) {
    const base = String(data.route || source.route)
    data.route = await freeAddress(strapi, type, 'route', base)
  }
}
