import type { Core } from '@strapi/strapi'
import { openStaffRoutes, READ_STORES, staffRoute } from './staff-route'

const HANDLER = 'api::store.choices'

/**
 * Tells those who may read stores what can be chosen for one, at /stores/choices, and those who may
 * read a type which of its documents fit a search, at /choices/store?search=rio.
 */
export function openChoices(strapi: Core.Strapi): void {
  openStaffRoutes(strapi, '', [
    staffRoute('GET', '/stores/choices', `${HANDLER}.all`, READ_STORES),
    staffRoute('GET', '/choices/:kind', `${HANDLER}.found`, null),
  ])
}
