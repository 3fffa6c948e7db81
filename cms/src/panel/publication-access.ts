import type { Core } from '@strapi/strapi'
import { openStaffRoutes, registerStaffAction, staffRoute } from './staff-route'

/** Permission to see the state of the publication and to give orders. */
export const PUBLICATION_ACTION = 'api::publication.manage'

const route = (method: 'GET' | 'POST', path: string, handler: string) =>
  staffRoute(method, path, `api::publication.desk.${handler}`, PUBLICATION_ACTION)

/** For everybody who is signed in: the panel's forms and home page say what visitors see. */
const openRoute = (path: string, handler: string) =>
  staffRoute('GET', path, `api::publication.brief.${handler}`, null)

/**
 * Opens the page «Publicación» to the panel: its permission, which super admins get at every start,
 * and its routes, which only the panel's own sessions reach. Before Strapi looks at permissions:
 * it deletes those that nobody has registered.
 */
export async function openPublicationRoutes(strapi: Core.Strapi): Promise<void> {
  await registerStaffAction(strapi, {
    category: 'Publicación',
    displayName: 'Ver el estado y dar órdenes',
    uid: 'publication.manage',
  })
  openStaffRoutes(strapi, '/publication', [
    route('GET', '/status', 'status'),
    route('POST', '/order', 'order'),
    openRoute('/brief', 'all'),
    openRoute('/brief/:kind/:documentId', 'one'),
    openRoute('/unfinished', 'unfinished'),
  ])
}
