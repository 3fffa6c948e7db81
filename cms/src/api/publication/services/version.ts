import type { Core } from '@strapi/strapi'
import { tableOf } from '../../../database/tables'
import { VISIBLE_TYPES } from '../../../documents/visible-types'
import {
  isForVisitors,
  rememberChange,
  tokenOf,
  touchedBy,
  type ChangeEvent,
  type Noted,
} from './changes'

const STATE = 'api::publication.publication-state'
const WATCHED = [...VISIBLE_TYPES, 'plugin::upload.file']

interface Row {
  version: number | string
}

async function readRow(strapi: Core.Strapi) {
  return strapi.db.query(STATE).findOne({ orderBy: { id: 'asc' } })
}

/** Number that rises with every change of what could be published. */
export async function readVersion(strapi: Core.Strapi): Promise<number> {
  return Number((await readRow(strapi))?.version ?? 0)
}

/**
 * Raises the version inside the transaction that makes the change, so that both are kept or
 * neither, and so is the note of what it touched. That note only makes the publisher faster: every
 * few minutes it reads everything.
 */
export async function raiseVersion(strapi: Core.Strapi, noted: Noted): Promise<void> {
  const table = tableOf(strapi, STATE)
  await strapi.db.transaction(async ({ trx }) => {
    // In one statement: the changes of one transaction may run at once.
    const [row] = (await trx(table).increment('version', 1).returning('version')) as Row[]
    await rememberChange(strapi, trx as never, Number(row?.version), noted)
  })
}

/**
 * Keeps other changes waiting until the transaction around this call has ended. PostgreSQL locks
 * row by row: two publications of related documents would each wait for a row of the other one.
 * SQLite has one writer anyway.
 */
export async function waitForTurn(strapi: Core.Strapi): Promise<void> {
  const table = tableOf(strapi, STATE)
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).select('id').forUpdate()
  })
}

/** Counts every change of a visible type, of its relations and of the media library. */
export async function watchChanges(strapi: Core.Strapi): Promise<void> {
  if (!(await readRow(strapi))) await strapi.db.query(STATE).create({ data: { version: 0 } })
  // A version that nobody wrote down, the first of all, could not be known again.
  if ((await tokenOf(strapi, await readVersion(strapi))) === '') {
    await raiseVersion(strapi, { touched: 'any', isForVisitors: false })
  }
  const raise = (event: unknown) => {
    const change = event as ChangeEvent
    return raiseVersion(strapi, {
      touched: touchedBy(change),
      isForVisitors: isForVisitors(change),
    })
  }
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
