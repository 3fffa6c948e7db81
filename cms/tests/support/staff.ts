import { send, signIn, type AdminClient } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

const PASSWORD = 'Clave-de-prueba-2'

interface Role {
  id: number
  code: string
}

interface RolePermission {
  action: string
  subject: string
  fields: string[]
  conditions?: string[]
}

/** A role of one's own, with nothing but these permissions; its code, for `signInAs`. */
export async function makeRole(
  cms: Cms,
  { token }: AdminClient,
  name: string,
  permissions: RolePermission[],
): Promise<string> {
  const { body } = await send(`${cms.url}/admin/roles`, { token, json: { name, description: '' } })
  const role = body.data as unknown as Role
  const answer = await send(`${cms.url}/admin/roles/${role.id}/permissions`, {
    method: 'PUT',
    token,
    json: {
      permissions: permissions.map(({ fields, conditions = [], ...permission }) => ({
        ...permission,
        properties: { fields },
        conditions,
      })),
    },
  })
  if (answer.status !== 200) throw new Error(`Permissions: ${answer.status} ${answer.text}`)
  return role.code
}

/** Invites a member of staff with a role of the product, or one of `makeRole`, and signs in as them. */
export async function signInAs(
  cms: Cms,
  admin: AdminClient,
  code: 'guia-carga' | 'strapi-editor' | (string & {}),
): Promise<AdminClient> {
  const roles = (await admin.get('/admin/roles')).body.data as unknown as Role[]
  const role = roles.find((known) => known.code === code)
  const email = `${code}@pruebas.example`
  const invitation = await send(`${cms.url}/admin/users`, {
    token: admin.token,
    json: { firstname: 'Prueba', email, roles: [role?.id] },
  })
  const registrationToken = invitation.body.data?.registrationToken
  const answer = await send(`${cms.url}/admin/register`, {
    json: { registrationToken, userInfo: { firstname: 'Prueba', password: PASSWORD } },
  })
  if (answer.status !== 200) throw new Error(`Registration: ${answer.status} ${answer.text}`)
  return signIn({ ...cms, admin: { email, password: PASSWORD } })
}
