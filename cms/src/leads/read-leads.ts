import type { Core } from '@strapi/strapi'
import { FIRST_STATE } from '../rules/lead-states'
import type { StoredLead } from './lead-csv'

const LEAD = 'api::lead.lead'

/** Leads read at once: the process has no more of them in memory. */
const BATCH = 500

/** The part of Strapi's own check, by which the panel's list lives, that is used here. */
interface PermissionChecker {
  can: { read(entity: undefined, field: string): boolean }
  sanitizedQuery: { read(query: object): Promise<{ filters?: object | null }> }
  sanitizeOutput(row: object): Promise<StoredLead>
}

type Row = StoredLead & { id: number }

/** What a role's conditions are held against. */
const OWNER = { createdBy: { fields: ['id'], populate: { roles: { fields: ['id'] } } } }

async function readBatch(strapi: Core.Strapi, allowed: object, before: number | null) {
  const older = before === null ? {} : { id: { $lt: before } }
  const rows = await strapi.documents(LEAD).findMany({
    filters: { $and: [allowed, older] },
    populate: OWNER,
    sort: 'id:desc',
    limit: BATCH,
  } as never)
  return rows as unknown as Row[]
}

const checkerFor = (strapi: Core.Strapi, userAbility: unknown): PermissionChecker =>
  strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: LEAD })

/**
 * How many leads nobody has dealt with, of those that a member of staff may read; null for a role
 * that may not read their states.
 */
export async function countNewLeads(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<number | null> {
  const checker = checkerFor(strapi, userAbility)
  if (!checker.can.read(undefined, 'state')) return null
  const { filters } = await checker.sanitizedQuery.read({})
  const isNew = { state: FIRST_STATE }
  return strapi.documents(LEAD).count({ filters: { $and: [filters ?? {}, isNew] } } as never)
}

/**
 * The leads that a member of staff may read, and of each the fields that they may read, as in the
 * panel's list; newest first. No transaction spans the batches: SQLite has one connection, which
 * must not wait for a slow reader. A lead that arrives meanwhile is not among them.
 */
export async function* readLeads(
  strapi: Core.Strapi,
  userAbility: unknown,
): AsyncGenerator<StoredLead> {
  const checker = checkerFor(strapi, userAbility)
  const { filters } = await checker.sanitizedQuery.read({})
  for (let before: number | null = null; ;) {
    const rows: Row[] = await readBatch(strapi, filters ?? {}, before)
    for (const row of rows) yield await checker.sanitizeOutput(row)
    if (rows.length < BATCH) return
    before = rows.at(-1)?.id ?? null
  }
}
