import type { Core } from '@strapi/strapi'
import { ConflictError } from './conflict'
import { conflictMessage, LOADED_AT_HEADER, type Change } from './conflict-message'
import { copyOf, differingFields } from './copy'
import { labelOf } from './missing'
import { attributesOf, readRow, type Row } from './read-copy'
import { currentStaff } from '../panel/staff'
import { DAY_MS } from '../rules/durations'

const CHANGE = 'api::undo.document-change'

/** Who opened a form longer ago than this is told that it changed, and not by whom. */
const REMEMBERED_DAYS = 7

const PANEL_SAVE = /^\/content-manager\/(collection|single)-types\//

interface Request {
  path: string
  params?: { model?: string; id?: string }
  get(header: string): string
}

/** The save of a form of this document that is being answered. */
function saveOf(strapi: Core.Strapi, type: string, documentId: string): Request | null {
  const request = strapi.requestContext.get() as unknown as Request | undefined
  if (!request || !PANEL_SAVE.test(request.path)) return null
  const { model, id } = request.params ?? {}
  return model === type && (id === undefined || id === documentId) ? request : null
}

/** The state from which the form was filled, in milliseconds; null when the save does not say. */
function loadedAt(request: Request): number | null {
  const time = Date.parse(request.get(LOADED_AT_HEADER))
  return Number.isNaN(time) ? null : time
}

interface ChangeRow {
  changedBy: string
  changerId: number | null
  fields: string
  changedAt: string
}

async function changesSince(strapi: Core.Strapi, type: string, documentId: string, since: number) {
  const rows = (await strapi.db.query(CHANGE).findMany({
    where: { contentType: type, targetId: documentId, changedAt: { $gt: new Date(since) } },
    orderBy: [{ changedAt: 'asc' }, { id: 'asc' }],
  } as never)) as ChangeRow[]
  return rows.map(({ changedBy, changerId, fields, changedAt }): Change => {
    const labels = (JSON.parse(fields) as string[]).map((field) => labelOf(type, field))
    return { by: changedBy, byId: changerId, fields: labels, at: changedAt }
  })
}

/** Saves that have been let through: «Publicar» saves the form and then publishes. */
const passed = new WeakSet<Request>()

const timeOf = ({ updatedAt }: Row) => new Date(updatedAt).getTime()

/**
 * Throws a ConflictError when a form is saved or published over a change that was made after it
 * was opened. Call it inside the transaction that saves. What comes from no form passes.
 */
export async function refuseStale(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
): Promise<void> {
  const request = saveOf(strapi, type, documentId)
  if (!request || passed.has(request)) return
  passed.add(request)
  const loaded = loadedAt(request)
  const row = loaded === null ? null : await readRow(strapi, type, documentId, 'draft')
  if (loaded === null || !row || loaded === timeOf(row)) return
  const changes = await changesSince(strapi, type, documentId, loaded)
  const details = { updatedAt: new Date(row.updatedAt).toISOString(), changes }
  const reader = currentStaff(strapi)?.id ?? null
  throw new ConflictError(conflictMessage(type, details, reader, Date.now()), details)
}

/** Remembers who changed which fields of a document, for those who have its form open. */
export async function rememberChange(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
  before: Row,
): Promise<void> {
  const staff = currentStaff(strapi)
  const after = staff && (await readRow(strapi, type, documentId, 'draft'))
  if (!staff || !after) return
  const attributes = attributesOf(strapi, type)
  const fields = differingFields(attributes, copyOf(attributes, before), copyOf(attributes, after))
  await strapi.db.query(CHANGE).create({
    data: {
      contentType: type,
      targetId: documentId,
      fields: JSON.stringify(fields),
      changedBy: staff.name,
      changerId: staff.id,
      changedAt: after.updatedAt,
    },
  })
}

export async function forgetOldChanges(strapi: Core.Strapi, now: number): Promise<void> {
  const changedAt = { $lt: new Date(now - REMEMBERED_DAYS * DAY_MS) }
  await strapi.db.query(CHANGE).deleteMany({ where: { changedAt } } as never)
}

/** Changes of documents that cannot be got back any more. */
export async function forgetChangesOf(strapi: Core.Strapi, documentIds: readonly string[]) {
  await strapi.db.query(CHANGE).deleteMany({ where: { targetId: { $in: documentIds } } } as never)
}
