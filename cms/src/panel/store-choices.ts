import type { Core } from '@strapi/strapi'
import { openStaffRoutes, READ_STORES, staffRoute } from './staff-route'

const HANDLER = 'api::store.choices.all'

/** Tells those who may read stores what can be chosen for one, at /stores/choices. */
export function openStoreChoices(strapi: Core.Strapi): void {
  openStaffRoutes(strapi, '/stores', [staffRoute('GET', '/choices', HANDLER, READ_STORES)])
}
