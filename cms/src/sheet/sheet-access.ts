import type { Core } from '@strapi/strapi'
import { openStaffRoutes, READ_STORES, registerStaffAction, staffRoute } from '../panel/staff-route'

/** Permission to bring many stores in at once. */
export const SHEET_ACTION = 'api::store.sheet'

const HANDLERS = 'api::store.sheet'

/** Opens the page «Planilla» to the panel. Before Strapi looks at permissions. */
export async function openSheetRoutes(strapi: Core.Strapi): Promise<void> {
  await registerStaffAction(strapi, {
    category: 'Planilla',
    displayName: 'Cargar comercios desde una planilla',
    uid: 'store.sheet',
  })
  openStaffRoutes(strapi, '/stores', [
    staffRoute('GET', '/sheet', `${HANDLERS}.read`, READ_STORES),
    staffRoute('POST', '/sheet/check', `${HANDLERS}.check`, SHEET_ACTION),
    staffRoute('POST', '/sheet/apply', `${HANDLERS}.apply`, SHEET_ACTION),
  ])
}
