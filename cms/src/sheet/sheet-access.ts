import type { Core } from '@strapi/strapi'
import { staffRoute } from '../panel/staff-route'
import { STORE } from './store-access'

/** Permission to bring many stores in at once. */
export const SHEET_ACTION = 'api::store.sheet'

const READ_STORES = ['plugin::content-manager.explorer.read', STORE] as const

const HANDLERS = 'api::store.sheet'

/** Opens the page «Planilla» to the panel. Before Strapi looks at permissions. */
export async function openSheetRoutes(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'Planilla',
      displayName: 'Cargar comercios desde una planilla',
      uid: 'store.sheet',
    },
  ])
  strapi.server.routes({
    type: 'admin',
    prefix: '/stores',
    routes: [
      staffRoute('GET', '/sheet', `${HANDLERS}.read`, READ_STORES),
      staffRoute('POST', '/sheet/check', `${HANDLERS}.check`, SHEET_ACTION),
      staffRoute('POST', '/sheet/apply', `${HANDLERS}.apply`, SHEET_ACTION),
    ],
  } as never)
}
