/** An action, or an action on a content type. */
export type StaffPermission = string | readonly [action: string, contentType: string]

/**
 * A route for the panel's own sessions: 401 without one, 403 for a role without the permission.
 * `handler` is 'api::publication.desk.status'.
 */
export const staffRoute = (
  method: 'GET' | 'POST',
  path: string,
  handler: string,
  permission: StaffPermission,
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [permission] } },
    ],
  },
})
