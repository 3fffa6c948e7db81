import type { Core } from '@strapi/strapi'
import { tableOf } from '../database/tables'
import { fieldLabel } from '../rules/types'
import type { Data, Problem } from './rules'
import { publishes, VISIBLE_TYPES, type VisibleType } from './visible-types'

/** By which visitors find a document: no two of a type may share one. */
const IDENTITY = ['numero', 'slug', 'route']

/** Those of them that a type has. Strapi's own `unique` is skipped for drafts. */
export const uniqueFields = (type: VisibleType): string[] =>
  IDENTITY.filter((field) => publishes(type, field))

/** With its article: 'La dirección en el sitio'. */
function nameOf(field: string): string {
  const label = fieldLabel(undefined, field) ?? fieldLabel('professional-category', field) ?? field
  return `${field === 'numero' ? 'El' : 'La'} ${label.toLowerCase()}`
}

/** '«La Espiga» (n.º 12)' */
export function describeOwner(owner: Data): string {
  const name = String(owner.name ?? owner.title ?? '')
  return owner.numero ? `«${name}» (n.º ${String(owner.numero)})` : `«${name}»`
}

/** The other document that has this value in a field, drafts and published ones alike. */
export async function findOwner(
  strapi: Core.Strapi,
  type: VisibleType,
  field: string,
  value: unknown,
  documentId: string | undefined,
): Promise<Data | null> {
  const where: Data = { [field]: value }
  if (documentId) where.documentId = { $ne: documentId }
  return strapi.db.query(type).findOne({ where })
}

/**
 * Problems in Spanish for every unique field of the data that another document already has, each
 * with what to do about it.
 */
export async function findTaken(
  strapi: Core.Strapi,
  type: VisibleType,
  data: Data,
  documentId: string | undefined,
  remedy?: string,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const field of uniqueFields(type)) {
    const value = data[field]
    if (value === undefined || value === null || value === '') continue
    const owner = await findOwner(strapi, type, field, value, documentId)
    if (owner) {
      const wayOut = remedy ?? (field === 'numero' ? 'elegí otro' : 'elegí otra')
      const message = `${nameOf(field)} «${String(value)}» ya es de ${describeOwner(owner)}: ${wayOut}.`
      problems.push({ path: [field], message })
    }
  }
  return problems
}

/**
 * Two saves at the same moment can both pass the check above: a real index lets one through.
 * Drafts and published rows are separate rows of one document, so each gets its own.
 */
export async function createUniqueIndexes(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  for (const type of VISIBLE_TYPES) {
    const table = tableOf(strapi, type)
    for (const field of uniqueFields(type)) {
      for (const [state, condition] of [
        ['draft', 'published_at IS NULL'],
        ['published', 'published_at IS NOT NULL'],
      ] as const) {
        await connection.raw(
          `CREATE UNIQUE INDEX IF NOT EXISTS guia_${table}_${field}_${state} ON ${table} (${field}) WHERE ${condition}`,
        )
      }
    }
  }
}

/** True for the error that the database raises when one of the indexes above refuses a row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return (
    code === '23505' ||
    /UNIQUE constraint failed|SQLITE_CONSTRAINT_UNIQUE/.test(`${code} ${message}`)
  )
}
