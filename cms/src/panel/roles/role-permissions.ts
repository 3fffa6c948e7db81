import { documentAction } from '../../rules/panel-permissions'
import { KINDS, uidOf, type Kind } from '../../rules/types'
import { OWN_DRAFT } from './own-draft'
import { isReadable, isWritable, type FieldShape } from './role-fields'
import type { Right, RoleDescription } from './role-table'

/** A permission as Strapi's role service takes it. */
export interface RolePermission {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: string[]
}

/** What is known of a type: its attributes, and the path of each field, also inside of groups. */
export interface TypeFields {
  attributes: Record<string, FieldShape>
  /** ['name', 'social.instagram', …], without what Strapi itself hides. */
  paths: string[]
}

const BY_FIELD: readonly Right[] = ['read', 'create', 'update']

function fieldsOf(kind: Kind, right: Right, { attributes, paths }: TypeFields): string[] {
  return paths.filter((path) => {
    const [field = ''] = path.split('.')
    return right === 'read' ? isReadable(field) : isWritable(kind, field, attributes[field])
  })
}

const permission = (kind: Kind, right: Right, fields: TypeFields): RolePermission => ({
  action: documentAction(right === 'discard' ? 'delete' : right),
  subject: uidOf(kind),
  properties: BY_FIELD.includes(right) ? { fields: fieldsOf(kind, right, fields) } : {},
  conditions: right === 'discard' ? [OWN_DRAFT] : [],
})

/** Everything that a role of the table may do, field by field. */
export function permissionsOf(
  { rights, actions }: Pick<RoleDescription, 'rights' | 'actions'>,
  fieldsOfKind: (kind: Kind) => TypeFields,
): RolePermission[] {
  const documents = KINDS.flatMap((kind) =>
    rights[kind].map((right) => permission(kind, right, fieldsOfKind(kind))),
  )
  const others = actions.map(({ action, conditions = [] }) => ({
    action,
    subject: null,
    properties: {},
    conditions: [...conditions],
  }))
  return [...documents, ...others]
}
