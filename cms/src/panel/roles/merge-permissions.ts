import type { RolePermission } from './role-permissions'

const keyOf = ({ action, subject, conditions }: RolePermission) =>
  [action, subject, ...[...conditions].sort()].join('|')

const byKey = (permissions: readonly RolePermission[]) =>
  new Map(permissions.map((permission) => [keyOf(permission), permission]))

/** What is there, with what came and without what went between the two versions. */
function mergeFields(current: RolePermission, wanted: RolePermission, base?: RolePermission) {
  const { fields } = wanted.properties
  if (!fields) return {}
  const before = base?.properties.fields ?? []
  const withdrawn = new Set(before.filter((field) => !fields.includes(field)))
  const added = fields.filter((field) => !before.includes(field))
  const kept = (current.properties.fields ?? []).filter((field) => !withdrawn.has(field))
  return { fields: [...new Set([...kept, ...added])] }
}

/**
 * A role's permissions after the program changed its mind from `base` to `wanted`: the change
 * reaches the role, and what an administrator took from it or gave to it since stays.
 */
export function mergePermissions(
  base: readonly RolePermission[],
  wanted: readonly RolePermission[],
  current: readonly RolePermission[],
): RolePermission[] {
  const before = byKey(base)
  const after = byKey(wanted)
  const present = byKey(current)
  const kept = current
    .filter((permission) => after.has(keyOf(permission)) || !before.has(keyOf(permission)))
    .map((permission) => {
      const now = after.get(keyOf(permission))
      if (!now) return permission
      return { ...permission, properties: mergeFields(permission, now, before.get(keyOf(now))) }
    })
  const added = wanted.filter((permission) => {
    const key = keyOf(permission)
    return !present.has(key) && !before.has(key)
  })
  return [...kept, ...added]
}
