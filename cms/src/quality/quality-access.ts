import type { Core } from '@strapi/strapi'
import { staffRoute } from '../panel/staff-route'

const STORE = 'api::store.store'
const READ_STORES = ['plugin::content-manager.explorer.read', STORE] as const
const CHANGE_STORES = ['plugin::content-manager.explorer.update', STORE] as const

const HANDLERS = 'api::quality.quality'

/** Opens the page «Para mejorar» to those who may read stores; who may change them, confirms them. */
export function openQualityRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/quality',
    routes: [
      staffRoute('GET', '/:list', `${HANDLERS}.list`, READ_STORES),
      staffRoute('POST', '/stores/:documentId/confirm', `${HANDLERS}.confirm`, CHANGE_STORES),
      staffRoute('POST', '/stores/:documentId/withdraw', `${HANDLERS}.withdraw`, CHANGE_STORES),
    ],
  } as never)
}
