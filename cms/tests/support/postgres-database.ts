import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { TestDatabase } from './database.ts'

const INDEXES = 'SELECT indexname AS name FROM pg_indexes ORDER BY indexname'

/** Address of the server that `npm test` has started, as its superuser. */
function serverUrl(): URL {
  const address = process.env.GUIA_POSTGRES
  if (!address) throw new Error('No PostgreSQL: run «node scripts/check/test.mjs cms-postgres».')
  return new URL(address)
}

function addressOf(database: string): string {
  const url = serverUrl()
  url.pathname = `/${database}`
  return url.href
}

/** A connection of one's own to a database, which `use` may keep busy or lock with. */
export async function withConnection<T>(
  database: string,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: addressOf(database) })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Each folder that a test makes has another name, and so has its database. */
export const databaseName = (dataDir: string) => path.basename(dataDir)

/** Address of the database of a data folder, as its owner. */
export const databaseUrl = (dataDir: string) => addressOf(databaseName(dataDir))

async function createOnce(name: string, template = 'template0'): Promise<void> {
  await withConnection('postgres', async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  })
}

export const copyPostgresDatabase = (fromDir: string, toDir: string): Promise<void> =>
  createOnce(databaseName(toDir), databaseName(fromDir))

/** As an installation with secrets in files would have it: each part by itself. */
async function environmentOf(dataDir: string): Promise<Record<string, string>> {
  const { hostname, port, username, password } = serverUrl()
  const passwordFile = path.join(dataDir, 'database-password')
  await mkdir(dataDir, { recursive: true })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  return {
    DATABASE_CLIENT: 'postgres',
    DATABASE_HOST: hostname,
    DATABASE_PORT: port,
    DATABASE_NAME: databaseName(dataDir),
    DATABASE_USERNAME: username,
    DATABASE_PASSWORD_FILE: passwordFile,
  }
}

/** The database of a data folder on the server of this run. */
export async function openPostgresDatabase(dataDir: string): Promise<TestDatabase> {
  const name = databaseName(dataDir)
  await createOnce(name)
  const read = async <Row>(sql: string, ...values: unknown[]) => {
    let place = 0
    const numbered = sql.replaceAll('?', () => `$${(place += 1)}`)
    const { rows } = await withConnection(name, (client) => client.query(numbered, values))
    return rows as Row[]
  }
  return {
    client: 'postgres',
    env: await environmentOf(dataDir),
    read,
    // Several statements in one query are one transaction.
    change: (sql) => withConnection(name, async (client) => void (await client.query(sql))),
    indexes: async () => (await read<{ name: string }>(INDEXES)).map(({ name }) => name),
    remove: () =>
      withConnection('postgres', async (client) => {
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      }),
  }
}
