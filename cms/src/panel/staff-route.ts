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
