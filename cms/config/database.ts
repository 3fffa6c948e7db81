import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { readPostgresConnection, readPostgresPool } from '../src/database/postgres-settings'

interface SqliteConnection {
  pragma(statement: string): unknown
}

/** Runs after Strapi's own `afterCreate`. WAL lowers `synchronous` to NORMAL here: set it back. */
function hardenSqlite(raw: unknown, done: (error?: Error, connection?: unknown) => void): void {
  const connection = raw as SqliteConnection
  try {
    connection.pragma('journal_mode = WAL')
    connection.pragma('synchronous = FULL')
    connection.pragma('busy_timeout = 5000')
    connection.pragma('foreign_keys = ON')
    done(undefined, connection)
  } catch (error) {
    done(error as Error)
  }
}

export default ({
  env,
}: Core.Config.Shared.ConfigParams): Core.Config.Database<'sqlite' | 'postgres'> => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    const read = (name: string) => env(name, '')
    return {
      connection: {
        client: 'postgres',
        connection: { ...readPostgresConnection(read) },
        pool: readPostgresPool(read),
      },
    }
  }
  return {
    connection: {
      client: 'sqlite',
      connection: {
        filename: path.resolve(env('DATABASE_FILENAME', path.join('..', 'data', 'cms.sqlite'))),
      },
      pool: { min: 1, max: 1, afterCreate: hardenSqlite },
      useNullAsDefault: true,
    },
  }
}
