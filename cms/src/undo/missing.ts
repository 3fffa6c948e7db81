import type { Core } from '@strapi/strapi'
import type { Data } from '../documents/rules'
import type { VisibleType } from '../documents/visible-types'
import { fieldLabel, kindOf } from '../rules/types'
import { contentFields, type Attribute, type Named, type NamedFile } from './copy'
import { attributesOf } from './read-copy'

const FILE = 'plugin::upload.file'

/** What staff call a field of a type. */
export const labelOf = (type: string, field: string): string =>
  fieldLabel(kindOf(type), field) ?? field

interface Found<T> {
  there: T[]
  gone: string[]
}

async function findDocuments(
  strapi: Core.Strapi,
  target: string,
  named: readonly Named[],
  mustBePublished: boolean,
): Promise<Found<Named>> {
  const found: Found<Named> = { there: [], gone: [] }
  for (const one of named) {
    const where: Data = { documentId: one.documentId }
    if (mustBePublished) where.publishedAt = { $notNull: true }
    const isThere = (await strapi.db.query(target).count({ where })) > 0
    if (isThere) found.there.push(one)
    else found.gone.push(one.name)
  }
  return found
}

async function findFiles(strapi: Core.Strapi, named: readonly NamedFile[]) {
  const found: Found<NamedFile> = { there: [], gone: [] }
  for (const one of named) {
    const isThere = (await strapi.db.query(FILE).count({ where: { id: one.id } })) > 0
    if (isThere) found.there.push(one)
    else found.gone.push(one.name)
  }
  return found
}

async function findNamed(
  strapi: Core.Strapi,
  { type, target }: Attribute,
  value: unknown,
  mustBePublished: boolean,
): Promise<Found<unknown> | null> {
  const list = [value ?? []].flat()
  if (type === 'media') return findFiles(strapi, list as NamedFile[])
  if (type !== 'relation' || !target) return null
  return findDocuments(strapi, target, list as Named[], mustBePublished)
}

/**
 * A copy without what it names that is no longer there, and a sentence in Spanish for each of
 * those. What is to be published can name only what is published.
 */
export async function dropMissing(
  strapi: Core.Strapi,
  type: VisibleType,
  copy: Data,
  mustBePublished: boolean,
): Promise<{ copy: Data; missing: string[] }> {
  const kept: Data = { ...copy }
  const missing: string[] = []
  for (const [field, attribute] of contentFields(attributesOf(strapi, type))) {
    const found = await findNamed(strapi, attribute, copy[field], mustBePublished)
    if (!found || found.gone.length === 0) continue
    kept[field] = Array.isArray(copy[field]) ? found.there : (found.there[0] ?? null)
    const label = labelOf(type, field)
    missing.push(...found.gone.map((name) => `${label}: «${name}» ya no está: vuelve sin eso.`))
  }
  return { copy: kept, missing }
}
