import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'

/** What of the environment decides on which database a product for tests runs. */
interface DatabaseEnv {
  /** 'postgres', or anything else for SQLite. */
  GUIA_DATABASE?: string | undefined
  /** Address of the server that `npm test` has started, as its superuser. */
  GUIA_POSTGRES?: string | undefined
  /** Folder of that server's programs. */
  GUIA_POSTGRES_BIN?: string | undefined
}

async function createDatabase(serverUrl: string, bin: string): Promise<string> {
  const name = `guia_product_${randomBytes(6).toString('hex')}`
  const args = [`--maintenance-db=${serverUrl}`, '--template=template0', name]
  await promisify(execFile)(path.join(bin, 'createdb'), args)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Settings of a product with an empty database: none for SQLite, which is a file of its data
 * folder; with GUIA_DATABASE=postgres a new one on the server of this run.
 */
export async function freshDatabase(env: DatabaseEnv): Promise<Record<string, string>> {
  if (env.GUIA_DATABASE !== 'postgres') return {}
  if (!env.GUIA_POSTGRES || !env.GUIA_POSTGRES_BIN) {
    throw new Error('No PostgreSQL: run «node scripts/test.mjs e2e-postgres».')
  }
  const url = await createDatabase(env.GUIA_POSTGRES, env.GUIA_POSTGRES_BIN)
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }
}
