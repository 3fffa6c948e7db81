import type { Core } from '@strapi/strapi'
import { permissionChecker } from '../../../panel/permission-checker'
import type { Ability } from '../../../panel/staff-context'
import { READ } from '../../../rules/panel-permissions'
import { PUBLISHED_KINDS, TYPES, uidOf, type PublishedKind } from '../../../rules/types'

/** Whether a role may read documents of a kind, some of them at least. */
export const mayRead = (ability: Ability, kind: PublishedKind): boolean =>
  ability.can(READ, uidOf(kind))

/** The kinds of which a role may read what a document is called. */
export const namedKinds = (ability: Ability): PublishedKind[] =>
  PUBLISHED_KINDS.filter((kind) => {
    const { mainField } = TYPES[kind]
    return mainField === 'id' ? mayRead(ability, kind) : ability.can(READ, uidOf(kind), mainField)
  })

/**
 * The documents of a kind that a role may read; null when it may read all of them. A condition, such as
 * «only one's own», is held against them as in the panel's list.
 */
export async function readableDocuments(
  strapi: Core.Strapi,
  ability: Ability,
  kind: PublishedKind,
): Promise<ReadonlySet<string> | null> {
  const checker = permissionChecker(strapi, ability, uidOf(kind))
  const { filters } = await checker.sanitizedQuery.read({})
  if (!filters || Object.keys(filters).length === 0) return null
  const rows = (await strapi.documents(uidOf(kind) as never).findMany({
    filters,
    fields: ['documentId'],
    limit: -1,
  } as never)) as { documentId: string }[]
  return new Set(rows.map(({ documentId }) => documentId))
}
