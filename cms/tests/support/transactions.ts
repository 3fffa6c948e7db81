import path from 'node:path'
import { knex, type Knex } from 'knex'
import { rejectFailedCommits } from '../../src/strapi-adjustments/reject-failed-commits'
import { CHOSEN_CLIENT } from './database.ts'
import { databaseUrl } from './postgres-database.ts'

/** As the CMS has it: SQLite with one connection that looks at foreign keys, PostgreSQL as it is. */
function connect(dataDir: string): Knex {
  if (CHOSEN_CLIENT === 'postgres') {
    return knex({ client: 'postgres', connection: databaseUrl(dataDir), pool: { min: 0, max: 1 } })
  }
  const afterCreate = (raw: { pragma(text: string): void }, done: () => void) => {
    raw.pragma('foreign_keys = ON')
    done()
  }
  return knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(dataDir, 'cms.sqlite') },
    pool: { min: 1, max: 1, afterCreate },
    useNullAsDefault: true,
  })
}

/** Uses the database of a data folder through knex, as it comes or rejecting failed commits. */
export async function withKnex<T>(
  dataDir: string,
  kind: 'as it comes' | 'rejecting',
  use: (connection: Knex) => Promise<T>,
): Promise<T> {
  const connection = connect(dataDir)
  if (kind === 'rejecting') rejectFailedCommits(connection as never)
  try {
    return await use(connection)
  } finally {
    await connection.destroy()
  }
}

/** Opens and commits as Strapi does: 'kept' when the commit was acknowledged, else why not. */
export async function commitOf(
  connection: Knex,
  work: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<string> {
  const trx = await connection.transaction()
  await work(trx)
  return trx.commit().then(
    () => 'kept',
    (error: Error) => error.message,
  )
}
