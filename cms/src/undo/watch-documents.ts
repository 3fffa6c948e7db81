import type { Core } from '@strapi/strapi'
import { tableOf } from '../database/tables'
import { isVisibleType, type VisibleType } from '../documents/visible-types'
import { waitForTurn } from '../api/publication/services/version'
import { keepDeleted } from './bin'
import { refuseStale, rememberChange } from './changes'
import { readRow } from './read-copy'
import { currentStaff } from '../panel/staff'
import { refuseUsed } from './usage'
import { readReplaced, rememberVersion, STORE } from './versions'

interface MiddlewareContext {
  uid: string
  action: string
  params: { documentId?: string }
}

type Next = () => Promise<unknown>

/** Nothing of it is kept (law 25.326): only that two members of staff do not overwrite each other. */
const LEAD = 'api::lead.lead'

async function update(strapi: Core.Strapi, uid: string, documentId: string, next: Next) {
  await refuseStale(strapi, uid, documentId)
  const before = currentStaff(strapi) && (await readRow(strapi, uid, documentId, 'draft'))
  const result = await next()
  if (before) await rememberChange(strapi, uid, documentId, before)
  return result
}

async function publish(strapi: Core.Strapi, uid: VisibleType, documentId: string, next: Next) {
  await refuseStale(strapi, uid, documentId)
  if (uid !== STORE) return next()
  const replaced = await readReplaced(strapi, documentId)
  const result = await next()
  await rememberVersion(strapi, documentId, replaced)
  return result
}

async function remove(strapi: Core.Strapi, uid: VisibleType, documentId: string, next: Next) {
  await refuseUsed(strapi, uid, documentId)
  await keepDeleted(strapi, uid, documentId)
  return next()
}

/**
 * Stands behind the checks of every change (check-documents.ts), inside their transaction: no
 * deletion of what others name, a copy of what is deleted or published, no save over a newer one.
 */
export function createUndo(strapi: Core.Strapi) {
  return async ({ uid, action, params }: MiddlewareContext, next: Next): Promise<unknown> => {
    const { documentId } = params
    if (!documentId) return next()
    if (uid === LEAD && action === 'update') {
      return strapi.db.transaction(async () => {
        await waitForTurn(strapi)
        return update(strapi, uid, documentId, next)
      })
    }
    if (!isVisibleType(uid)) return next()
    if (action === 'update') return update(strapi, uid, documentId, next)
    if (action === 'publish') return publish(strapi, uid, documentId, next)
    if (action === 'delete') return remove(strapi, uid, documentId, next)
    return next()
  }
}

/** Versions and changes are looked for by their document. */
export async function createUndoIndexes(strapi: Core.Strapi): Promise<void> {
  for (const name of ['store-version', 'document-change']) {
    const table = tableOf(strapi, `api::undo.${name}`)
    await strapi.db.connection.raw(
      `CREATE INDEX IF NOT EXISTS guia_${table}_target ON ${table} (target_id)`,
    )
  }
}
