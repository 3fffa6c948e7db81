import type { Core } from '@strapi/strapi'
import { staffRoute } from './staff-route'

const HANDLER = 'api::lead.lead-download.csv'

/** What the panel asks for before it lists leads. */
const READ_LEADS = ['plugin::content-manager.explorer.read', 'api::lead.lead'] as const

/** Lets those who may read leads in the panel download them, at /leads/csv. */
export function openLeadDownload(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/leads',
    routes: [staffRoute('GET', '/csv', HANDLER, READ_LEADS)],
  } as never)
}
