import type { Core } from '@strapi/strapi'
import {
  APPLY_SHEETS,
  CHANGE_STORES,
  MANAGE_PUBLICATION,
  READ_CALENDAR,
  READ_LEADS,
  READ_STORES,
  SEE_BIN,
  type Permission,
} from '../rules/panel-permissions'

/** What whoever is signed in may ask: the controller looks at what. */
const STAFF = null

type StaffRoute = readonly [
  method: 'GET' | 'POST',
  path: string,
  /** 'api::undo.undo.bin' */
  handler: string,
  permission: Permission | null,
]

/** What the panel asks beyond Strapi's own routes. Of two that fit a path the first answers. */
const ROUTES: readonly StaffRoute[] = [
  ['GET', '/publication/status', 'api::publication.desk.status', MANAGE_PUBLICATION],
  ['POST', '/publication/order', 'api::publication.desk.order', MANAGE_PUBLICATION],
  ['GET', '/publication/brief', 'api::publication.brief.all', STAFF],
  ['GET', '/publication/brief/:kind/:documentId', 'api::publication.brief.one', STAFF],
  ['GET', '/publication/unfinished', 'api::publication.brief.unfinished', STAFF],
  ['GET', '/leads/csv', 'api::lead.lead-download.csv', READ_LEADS],
  ['GET', '/leads/unread', 'api::lead.unread-leads.count', READ_LEADS],
  ['GET', '/stores/choices', 'api::store.choices.all', READ_STORES],
  ['GET', '/choices/:kind', 'api::store.choices.found', STAFF],
  ['GET', '/calendar/pharmacies', 'api::calendar.pharmacies.known', READ_CALENDAR],
  ['GET', '/stores/sheet', 'api::store.sheet.read', READ_STORES],
  ['POST', '/stores/sheet/check', 'api::store.sheet.check', APPLY_SHEETS],
  ['POST', '/stores/sheet/apply', 'api::store.sheet.apply', APPLY_SHEETS],
  ['GET', '/undo/bin', 'api::undo.undo.bin', SEE_BIN],
  ['POST', '/undo/bin/:id/recover', 'api::undo.undo.recover', SEE_BIN],
  ['POST', '/undo/bin/:id/erase', 'api::undo.undo.erase', SEE_BIN],
  ['GET', '/undo/versions/:documentId', 'api::undo.undo.versions', READ_STORES],
  ['POST', '/undo/versions/:documentId/:id', 'api::undo.undo.restore', CHANGE_STORES],
  ['GET', '/quality/distinct', 'api::quality.quality.distinct', READ_STORES],
  ['POST', '/quality/distinct', 'api::quality.quality.part', CHANGE_STORES],
  ['POST', '/quality/distinct/withdraw', 'api::quality.quality.unpart', CHANGE_STORES],
  ['GET', '/quality/twins', 'api::quality.quality.twins', READ_STORES],
  ['GET', '/quality/:list', 'api::quality.quality.list', READ_STORES],
  ['POST', '/quality/stores/:documentId/confirm', 'api::quality.quality.confirm', CHANGE_STORES],
  ['POST', '/quality/stores/:documentId/withdraw', 'api::quality.quality.withdraw', CHANGE_STORES],
]

/** Permissions of our own, by the page of the panel that each opens. */
const ACTIONS = [
  {
    category: 'Publicación',
    displayName: 'Ver el estado y dar órdenes',
    uid: 'publication.manage',
  },
  {
    category: 'Planilla',
    displayName: 'Cargar comercios desde una planilla',
    uid: 'store.sheet',
  },
  {
    category: 'Papelera',
    displayName: 'Ver lo eliminado y recuperarlo',
    uid: 'undo.bin',
  },
]

interface Context {
  set(name: string, value: string): void
}

/** What staff are told is of this moment and of their role. */
const withoutCache = (ctx: Context, next: () => Promise<void>) => {
  ctx.set('Cache-Control', 'no-store')
  return next()
}

const hasPermission = ({ action, subject }: Permission) => ({
  name: 'admin::hasPermissions',
  config: { actions: [subject === null ? action : [action, subject]] },
})

/** For the panel's own sessions: 401 without one, 403 for a role without the permission. */
const routeOf = ([method, path, handler, permission]: StaffRoute) => ({
  method,
  path,
  handler,
  config: {
    policies: ['admin::isAuthenticatedAdmin', ...(permission ? [hasPermission(permission)] : [])],
    middlewares: [withoutCache],
  },
})

/**
 * Opens the routes to the panel, and makes their permissions, which super admins get at every start.
 * Before Strapi looks at permissions: it deletes those that nobody has registered.
 */
export async function openStaffRoutes(strapi: Core.Strapi): Promise<void> {
  const actions = ACTIONS.map((action) => ({ section: 'settings', ...action }))
  await strapi.service('admin::permission').actionProvider.registerMany(actions)
  strapi.server.routes({ type: 'admin', routes: ROUTES.map(routeOf) } as never)
}
