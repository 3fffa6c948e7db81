import type { Core } from '@strapi/strapi'
import type { TypeDescription } from '../rules/content-type'
import { KINDS, TYPES } from '../rules/types'

const WRITES = ['create', 'update', 'publish'].map(
  (action) => `plugin::content-manager.explorer.${action}`,
)

const MADE_BY_SITE = KINDS.filter((kind) => (TYPES[kind] as TypeDescription).madeBySite).map(
  (kind) => `api::${kind}.${kind}`,
)

interface Action {
  key: string
  value: { subjects?: string[] }
}

/**
 * Has no role, the super admin's included, write documents that the site makes: the panel then shows
 * them without its buttons for it. Before the content manager registers its actions.
 */
export function keepSiteMadeTypesReadOnly(strapi: Core.Strapi): void {
  const { hooks } = strapi.service('admin::permission').actionProvider
  hooks.willRegister.register(({ key, value }: Action) => {
    if (!WRITES.includes(key)) return
    value.subjects = value.subjects?.filter((uid) => !MADE_BY_SITE.includes(uid))
  })
}
