import type { Core } from '@strapi/strapi'

/**
 * Removes the public REST routes of every plugin: visitors have no accounts and read nothing from
 * the CMS. What is left under /api asks for a token of its own.
 */
export function removePluginApis(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routes = plugin.routes as Record<string, unknown>
    if ('content-api' in routes) routes['content-api'] = { type: 'content-api', routes: [] }
  }
}

/** Visitors have no accounts: staff need not see an empty list of them among the content. */
export function hideVisitorAccounts(strapi: Core.Strapi): void {
  const users = strapi.contentType('plugin::users-permissions.user')
  users.pluginOptions = { ...users.pluginOptions, 'content-manager': { visible: false } }
}

/**
 * Takes every permission from the public and authenticated roles and turns registration off.
 * Users & Permissions grants some at its first start.
 */
export async function closePublicApi(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({})
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null
  if (advanced?.allow_register !== false) {
    await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
  }
}

const DEFAULT_TOKENS = ['Read Only', 'Full Access']

/** Deletes the two API tokens that Strapi makes at its first start and that never expire. */
export async function deleteDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('admin::api-token')
    .deleteMany({ where: { name: { $in: DEFAULT_TOKENS }, lastUsedAt: { $null: true } } })
}
