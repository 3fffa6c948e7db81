import type { Core } from '@strapi/strapi'
import {
  CHANGE_STORES,
  openStaffRoutes,
  READ_STORES,
  registerStaffAction,
  staffRoute,
} from '../panel/staff-route'

/** Permission to see what was deleted and to get it back. */
export const BIN_ACTION = 'api::undo.bin'

const HANDLERS = 'api::undo.undo'

/** Opens the page «Papelera» and the versions of a store to the panel. Before Strapi looks at permissions. */
export async function openUndoRoutes(strapi: Core.Strapi): Promise<void> {
  await registerStaffAction(strapi, {
    category: 'Papelera',
    displayName: 'Ver lo eliminado y recuperarlo',
    uid: 'undo.bin',
  })
  openStaffRoutes(strapi, '/undo', [
    staffRoute('GET', '/bin', `${HANDLERS}.bin`, BIN_ACTION),
    staffRoute('POST', '/bin/:id/recover', `${HANDLERS}.recover`, BIN_ACTION),
    staffRoute('POST', '/bin/:id/erase', `${HANDLERS}.erase`, BIN_ACTION),
    staffRoute('GET', '/versions/:documentId', `${HANDLERS}.versions`, READ_STORES),
    staffRoute('POST', '/versions/:documentId/:id', `${HANDLERS}.restore`, CHANGE_STORES),
  ])
}

/** Versions and changes are looked for by their document. */
export async function createUndoIndexes(strapi: Core.Strapi): Promise<void> {
  for (const name of ['store-version', 'document-change']) {
    const table = strapi.db.metadata.get(`api::undo.${name}`).tableName
    await strapi.db.connection.raw(
      `CREATE INDEX IF NOT EXISTS guia_${table}_target ON ${table} (target_id)`,
    )
  }
}
