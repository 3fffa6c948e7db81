import type { Core } from '@strapi/strapi'
import { VISIBLE_TYPES } from '../../../documents/visible-types'

const STATE = 'api::publication.publication-state'
const WATCHED = [...VISIBLE_TYPES, 'plugin::upload.file']

async function readRow(strapi: Core.Strapi) {
  return strapi.db.query(STATE).findOne({ orderBy: { id: 'asc' } })
}

/** Number that rises with every change of what could be published. */
export async function readVersion(strapi: Core.Strapi): Promise<number> {
  return Number((await readRow(strapi))?.version ?? 0)
}

/**
 * Raises the version inside the transaction that makes the change, so that both are kept or
 * neither. It never says what changed: the publisher compares contents.
 */
async function raiseVersion(strapi: Core.Strapi): Promise<void> {
  const table = strapi.db.metadata.get(STATE).tableName
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).increment('version', 1)
  })
}

/**
 * Keeps other changes waiting until the transaction around this call has ended. PostgreSQL locks
 * row by row: two publications of related documents would each wait for a row of the other one.
 * SQLite has one writer anyway.
 */
export async function waitForTurn(strapi: Core.Strapi): Promise<void> {
  const table = strapi.db.metadata.get(STATE).tableName
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).select('id').forUpdate()
  })
}

/** Counts every change of a visible type, of its relations and of the media library. */
export async function watchChanges(strapi: Core.Strapi): Promise<void> {
  if (!(await readRow(strapi))) await strapi.db.query(STATE).create({ data: { version: 1 } })
  const raise = () => raiseVersion(strapi)
  strapi.db.lifecycles.subscribe({
    models: WATCHED,
    afterCreate: raise,
    afterCreateMany: raise,
    afterUpdate: raise,
    afterUpdateMany: raise,
    afterDelete: raise,
    afterDeleteMany: raise,
  })
}
