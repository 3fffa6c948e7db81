import { randomBytes } from 'node:crypto'

export const FIRST_ADMIN = {
  email: 'administracion@pruebas.example',
  password: 'Clave-de-prueba-1',
} as const

const secret = () => randomBytes(32).toString('hex')

/** Fresh secrets under the names that the CMS reads. */
export function createSecrets() {
  return {
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    SNAPSHOT_TOKEN: secret(),
    IMPORT_TOKEN: secret(),
  }
}

/** What a child process needs of this one; nothing else of it may steer the CMS. */
export function inheritedEnv(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'SystemRoot'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
