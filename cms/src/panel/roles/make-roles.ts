import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { uidOf, type Kind } from '../../rules/types'
import { mergePermissions } from './merge-permissions'
import { permissionsOf, type RolePermission, type TypeFields } from './role-permissions'
import { RETIRED, ROLES, SUPER_ADMIN, type RoleDescription } from './role-table'

interface RoleRow {
  id: number
  code: string
  name: string
  description: string
}

/** What the program last made of a role: what differs from it is an administrator's doing. */
interface Applied {
  name: string
  description: string
  permissions: RolePermission[]
}

type Named = Pick<RoleRow, 'code' | 'name' | 'description'>

const roles = (strapi: Core.Strapi) => strapi.service('admin::role')
const find = (strapi: Core.Strapi, code: string): Promise<RoleRow | null> =>
  roles(strapi).findOne({ code })

function fieldsOfKind(strapi: Core.Strapi, kind: Kind): TypeFields {
  const { attributes } = strapi.contentType(uidOf(kind) as never)
  const paths: string[] = strapi
    .service('admin::content-type')
    .getNestedFields({ attributes }, { components: strapi.components })
  return { attributes, paths }
}

/** The name, or where another role has it already, the name with what tells it apart. */
async function freeName(strapi: Core.Strapi, { code, name }: Named): Promise<string> {
  const isTaken = await roles(strapi).exists({ name, code: { $ne: code } })
  return isTaken ? `${name} (guía)` : name
}

/** Names a role anew, unless an administrator named it otherwise than we last did. */
async function rename(strapi: Core.Strapi, role: RoleRow, wanted: Named, applied?: Named) {
  const own = applied && role.name !== applied.name ? {} : { name: await freeName(strapi, wanted) }
  const { description } = wanted
  const said = applied && role.description !== applied.description ? {} : { description }
  await roles(strapi).update({ id: role.id }, { ...own, ...said })
}

async function readPermissions(strapi: Core.Strapi, id: number): Promise<RolePermission[]> {
  const rows: RolePermission[] = await strapi
    .service('admin::permission')
    .findMany({ where: { role: { id } } })
  return rows.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }))
}

async function makeRole(strapi: Core.Strapi, wanted: Applied & Named, applied?: Applied) {
  const role = await find(strapi, wanted.code)
  // An administrator deleted it.
  if (!role && applied) return
  if (!role) {
    const { code, description } = wanted
    const name = await freeName(strapi, wanted)
    const made: RoleRow = await roles(strapi).create({ name, code, description })
    await roles(strapi).assignPermissions(made.id, wanted.permissions)
    return
  }
  await rename(strapi, role, wanted, applied && { ...applied, code: role.code })
  const current = applied ? await readPermissions(strapi, role.id) : []
  const permissions = applied
    ? mergePermissions(applied.permissions, wanted.permissions, current)
    : wanted.permissions
  await roles(strapi).assignPermissions(role.id, permissions)
}

async function retireAuthor(strapi: Core.Strapi): Promise<void> {
  const author = await find(strapi, RETIRED.code)
  // One that an administrator named otherwise is a role of theirs.
  if (author?.name !== RETIRED.strapiName && author?.name !== RETIRED.name) return
  if ((await roles(strapi).getUsersCount(author.id)) > 0) return rename(strapi, author, RETIRED)
  await roles(strapi).deleteByIds([author.id])
}

const describeRole = (strapi: Core.Strapi, role: RoleDescription): Applied & Named => ({
  code: role.code,
  name: role.name,
  description: role.description,
  permissions: permissionsOf(role, (kind) => fieldsOfKind(strapi, kind)),
})

/**
 * Makes the roles of the table and names Strapi's own in Spanish. Once for each version of them:
 * what an administrator changes afterwards stays. Of a new version only what it changes reaches
 * the roles, a new field for instance.
 */
export async function makeRoles(strapi: Core.Strapi): Promise<void> {
  await retireAuthor(strapi)
  const wanted = [
    { ...SUPER_ADMIN, permissions: [] },
    ...ROLES.map((role) => describeRole(strapi, role)),
  ]
  const store = strapi.store({ type: 'core', name: 'guia' })
  const applied = ((await store.get({ key: 'roles' })) ?? []) as (Applied & Named)[]
  if (isDeepStrictEqual(applied, wanted)) return
  const appliedTo = (code: string) => applied.find((role) => role.code === code)
  const superAdmin = await find(strapi, SUPER_ADMIN.code)
  if (superAdmin) await rename(strapi, superAdmin, SUPER_ADMIN, appliedTo(SUPER_ADMIN.code))
  for (const role of ROLES) {
    await makeRole(strapi, describeRole(strapi, role), appliedTo(role.code))
  }
  await store.set({ key: 'roles', value: wanted })
}
