import path from 'node:path'
import type { Core } from '@strapi/strapi'

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

/** 'postgres://user:password@host:5432/name' → knex's connection; throws in Spanish when unreadable. */
function readDatabaseUrl(address: string) {
  if (!URL.canParse(address)) {
    throw new Error('DATABASE_URL no es una dirección postgres://usuario:clave@servidor:5432/base.')
  }
  const url = new URL(address)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
}

export default ({
  env,
}: Core.Config.Shared.ConfigParams): Core.Config.Database<'sqlite' | 'postgres'> => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: readDatabaseUrl(env('DATABASE_URL', '')),
        pool: { min: 0, max: 10 },
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
