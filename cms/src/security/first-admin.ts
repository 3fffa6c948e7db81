import type { Core } from '@strapi/strapi'

/** Told to the parent process on standard output when the given password was really used. */
export const FIRST_ADMIN_CREATED = '[guia] first-admin-created'

/**
 * Makes the first administrator from the environment. Does nothing when there is one already,
 * or when no e-mail and password are given: nobody can make it over the network.
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<boolean> {
  const { email, password } = strapi.config.get('guia.firstAdmin') as {
    email: string
    password: string
  }
  if (!email || !password) return false
  const users = strapi.service('admin::user')
  if (await users.exists()) return false
  const superAdmin = await strapi.service('admin::role').getSuperAdmin()
  await users.create({
    email,
    password,
    firstname: 'Administración',
    lastname: null,
    preferedLanguage: 'es',
    registrationToken: null,
    isActive: true,
    roles: superAdmin ? [superAdmin.id] : [],
  })
  return true
}
