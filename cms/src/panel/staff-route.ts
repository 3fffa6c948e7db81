import type { Core } from '@strapi/strapi'

/** An action, or an action on a content type. */
export type StaffPermission = string | readonly [action: string, contentType: string]

/**
 * A route for the panel's own sessions: 401 without one, 403 for a role without the permission; null:
 * whoever is signed in may ask, and the controller looks at what.
 * `handler` is 'api::publication.desk.status'.
 */
export const staffRoute = (
  method: 'GET' | 'POST',
  path: string,
  handler: string,
  permission: StaffPermission | null,
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      ...(permission === null
        ? []
        : [{ name: 'admin::hasPermissions', config: { actions: [permission] } }]),
    ],
  },
})

/** For who may read stores in the panel, and for who may change them. */
export const READ_STORES = ['plugin::content-manager.explorer.read', 'api::store.store'] as const
export const CHANGE_STORES = [
  'plugin::content-manager.explorer.update',
  'api::store.store',
] as const

/** Opens routes to the panel's own sessions, below a prefix: '/undo'. */
export function openStaffRoutes(
  strapi: Core.Strapi,
  prefix: string,
  routes: readonly ReturnType<typeof staffRoute>[],
): void {
  strapi.server.routes({ type: 'admin', prefix, routes } as never)
}

interface StaffAction {
  /** Page of the panel that it opens. */
  category: string
  displayName: string
  /** 'undo.bin' makes the permission 'api::undo.bin'. */
  uid: string
}

/**
 * Makes a permission of our own, which super admins get at every start. Before Strapi looks at
 * permissions: it deletes those that nobody has registered.
 */
export const registerStaffAction = (strapi: Core.Strapi, action: StaffAction): Promise<void> =>
  strapi
    .service('admin::permission')
    .actionProvider.registerMany([{ section: 'settings', ...action }]) as Promise<void>
