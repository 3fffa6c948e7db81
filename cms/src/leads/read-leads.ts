import type { Core } from '@strapi/strapi'
import type { StoredLead } from './lead-csv'

const LEAD = 'api::lead.lead'

/** Leads read at once: the process has no more of them in memory. */
const BATCH = 500

/** The part of Strapi's own check, by which the panel's list lives, that is used here. */
interface PermissionChecker {
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

/**
 * The leads that a member of staff may read, and of each the fields that they may read, as in the
 * panel's list; newest first. No transaction spans the batches: SQLite has one connection, which
 * must not wait for a slow reader. A lead that arrives meanwhile is not among them.
 */
export async function* readLeads(
  strapi: Core.Strapi,
  userAbility: unknown,
): AsyncGenerator<StoredLead> {
  const checker: PermissionChecker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: LEAD })
  const { filters } = await checker.sanitizedQuery.read({})
  for (let before: number | null = null; ;) {
    const rows: Row[] = await readBatch(strapi, filters ?? {}, before)
    for (const row of rows) yield await checker.sanitizeOutput(row)
    if (rows.length < BATCH) return
    before = rows.at(-1)?.id ?? null
  }
}
