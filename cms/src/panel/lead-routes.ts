import type { Core } from '@strapi/strapi'
import { openStaffRoutes, staffRoute } from './staff-route'

/** What the panel asks for before it lists leads. */
const READ_LEADS = ['plugin::content-manager.explorer.read', 'api::lead.lead'] as const

const route = (path: string, handler: string) =>
  staffRoute('GET', path, `api::lead.${handler}`, READ_LEADS)

/** Lets those who may read leads in the panel download them, and know how many are new. */
export function openLeadRoutes(strapi: Core.Strapi): void {
  openStaffRoutes(strapi, '/leads', [
    route('/csv', 'lead-download.csv'),
    route('/unread', 'unread-leads.count'),
  ])
}
