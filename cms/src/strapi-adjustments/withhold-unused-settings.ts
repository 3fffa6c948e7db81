import type { Core } from '@strapi/strapi'

/**
 * Settings of what does not work here, by the beginnings of their actions' names: nothing under
 * /api reads tokens, transfers are off, visitors have no accounts, no mail is sent, there is one
 * language, and content types are part of the program.
 */
const UNUSED = [
  'admin::api-tokens.',
  'admin::admin-tokens.',
  'admin::transfer.',
  'admin::marketplace.',
  'plugin::users-permissions.',
  'plugin::email.',
  'plugin::i18n.',
  'plugin::content-type-builder.',
]

interface Permission {
  action: string
}

/**
 * Takes from the super admin what would only lead to pages that cannot work; other roles have none
 * of it. The panel hides them, and the server answers 403. Before Strapi gives the super admin all
 * that is registered.
 */
export function withholdUnusedSettings(strapi: Core.Strapi): void {
  strapi
    .service('admin::role')
    .hooks.willResetSuperAdminPermissions.register((permissions: Permission[]) =>
      permissions.filter(({ action }) => !UNUSED.some((beginning) => action.startsWith(beginning))),
    )
}
