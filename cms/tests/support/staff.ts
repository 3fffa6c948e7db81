import { send, signIn, type AdminClient } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

const PASSWORD = 'Clave-de-prueba-2'

interface Role {
  id: number
  code: string
}

/** Invites a member of staff with one of Strapi's roles and signs in as them. */
export async function signInAs(
  cms: Cms,
  admin: AdminClient,
  code: 'strapi-editor' | 'strapi-author',
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
