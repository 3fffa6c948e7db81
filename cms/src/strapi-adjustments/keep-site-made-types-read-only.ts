import type { Core } from '@strapi/strapi'
import type { TypeDescription } from '../rules/content-type'
import { KINDS, TYPES, uidOf } from '../rules/types'

/** What staff may not do to documents, by who makes them. */
const WITHHELD = { site: ['create', 'update', 'publish'], visitors: ['create', 'publish'] } as const

const typesWithout = (action: string) =>
  KINDS.filter((kind) => {
    const { madeBy }: TypeDescription = TYPES[kind]
    return madeBy && (WITHHELD[madeBy] as readonly string[]).includes(action)
  }).map((kind): string => uidOf(kind))

const SUBJECTS_WITHOUT = new Map(
  WITHHELD.site.map((action) => [
    `plugin::content-manager.explorer.${action}`,
    typesWithout(action),
  ]),
)

interface Action {
  key: string
  value: { subjects?: string[] }
}

/**
 * Has no role, the super admin's included, make documents that come from the site or its visitors,
 * nor write the site's own: the panel then shows them without its buttons for it. Before the content
 * manager registers its actions.
 */
export function keepSiteMadeTypesReadOnly(strapi: Core.Strapi): void {
  const { hooks } = strapi.service('admin::permission').actionProvider
  hooks.willRegister.register(({ key, value }: Action) => {
    const without = SUBJECTS_WITHOUT.get(key)
    if (without) value.subjects = value.subjects?.filter((uid) => !without.includes(uid))
  })
}
