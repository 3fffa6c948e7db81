import type { Core } from '@strapi/strapi'
import { staffRoute } from './staff-route'

const HANDLER = 'api::store.choices.all'

/** What the panel asks for before it lists stores. */
const READ_STORES = ['plugin::content-manager.explorer.read', 'api::store.store'] as const

/** Tells those who may read stores what can be chosen for one, at /stores/choices. */
export function openStoreChoices(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/stores',
    routes: [staffRoute('GET', '/choices', HANDLER, READ_STORES)],
  } as never)
}
