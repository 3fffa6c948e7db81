/** The parts of a knex transaction that this file reads. */
interface Transactor {
  client: { acquireConnection(): Promise<unknown> }
  commit(value?: unknown): Promise<unknown>
  /** Settles when the transaction has really ended. */
  executionPromise: Promise<unknown>
}

/** Of the database connection: what this file replaces. */
interface Connection {
  transaction(...args: never[]): unknown
}

interface SqliteConnection {
  inTransaction: boolean
  exec(statement: string): unknown
}

/** SQLite may keep a transaction open whose COMMIT failed; the next one would fall into it. */
function leaveTransaction(connection: unknown): void {
  const sqlite = connection as Partial<SqliteConnection>
  if (sqlite.inTransaction && sqlite.exec) sqlite.exec('ROLLBACK')
}

/** PostgreSQL's answer to a COMMIT. */
interface CommitResult {
  response?: { command?: string }
}

/**
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK, and
 * without an error: whoever swallowed the statement's error would take it for done.
 */
function refuseRollback(result: unknown): void {
  if ((result as CommitResult | undefined)?.response?.command !== 'ROLLBACK') return
  throw new Error('The database rolled back what was to be committed: a statement had failed.')
}

async function reportFailedCommit(trx: Transactor): Promise<Transactor> {
  const connection = await trx.client.acquireConnection()
  const commit = trx.commit.bind(trx)
  trx.commit = async (value) => {
    const result = await commit(value)
    leaveTransaction(connection)
    await trx.executionPromise
    refuseRollback(result)
    return result
  }
  return trx
}

/**
 * Rejection of every transaction whose COMMIT failed (disk full, lost connection, deferred
 * constraint). In knex 3.0, `commit()` resolves all the same and only `executionPromise`, which
 * Strapi does not read, tells the failure: staff would read "saved" over a document that is not
 * there.
 */
export function rejectFailedCommits(connection: Connection): void {
  const open = connection.transaction.bind(connection) as (...args: unknown[]) => unknown
  const openRejecting = async (...args: unknown[]) => {
    const opened = await open(...args)
    // With a container function, knex itself rejects, and there is no transactor here.
    return typeof args[0] === 'function' ? opened : reportFailedCommit(opened as Transactor)
  }
  Object.defineProperty(connection, 'transaction', { value: openRejecting, configurable: true })
}
