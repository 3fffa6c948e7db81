import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { ToldError } from '../setup/told-error.mjs'
import type { Variables } from './variables.ts'

/** Where the CMS keeps its data. */
export interface DatabaseSettings {
  databaseClient: 'sqlite' | 'postgres'
  databaseFilename: string
  /** With it, of the server below only the password, where it has none, and what follows the file. */
  databaseUrl: string
  databaseServer: {
    host: string
    port: number
    name: string
    username: string
    password: string
    /** Absolute; wins over `password`. '' when there is none. */
    passwordFile: string
    ssl: boolean
    /** Absolute path of the authority's certificate; '' when Node's own are meant. */
    sslCaFile: string
    pool: { min: number; max: number }
  }
}

/** An address that nobody reads is a database that nobody uses. */
function refuseUnused({ DATABASE_URL, DATABASE_CLIENT }: Variables): void {
  if (!DATABASE_URL || DATABASE_CLIENT === 'postgres') return
  throw new ToldError(
    `DATABASE_URL está puesta y DATABASE_CLIENT vale «${DATABASE_CLIENT}»: poné ` +
      'DATABASE_CLIENT=postgres o sacala.',
  )
}

/** Where SQLite keeps the data when no setting says otherwise. */
export const usualDatabase = (dataDir: string): string => path.join(dataDir, 'cms.sqlite')

function needAccess(variables: Variables): void {
  const { DATABASE_URL, DATABASE_PASSWORD, DATABASE_PASSWORD_FILE } = variables
  if (DATABASE_URL || DATABASE_PASSWORD || DATABASE_PASSWORD_FILE) return
  throw new ToldError(
    'DATABASE_CLIENT vale «postgres» y falta cómo entrar: DATABASE_URL, la dirección de la base ' +
      '(postgres://usuario:clave@equipo:5432/base), o DATABASE_PASSWORD, o DATABASE_PASSWORD_FILE.',
  )
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

/** Of what the panel would fail by, minutes later and in English. */
function checkServer({ passwordFile, pool }: DatabaseSettings['databaseServer']): void {
  if (passwordFile && !isFile(passwordFile)) {
    throw new ToldError(
      `DATABASE_PASSWORD_FILE vale «${passwordFile}», y ahí no hay un archivo: corregí la ruta, o poné ` +
        'la clave en DATABASE_PASSWORD.',
    )
  }
  if (pool.min > pool.max) {
    throw new ToldError(
      `DATABASE_POOL_MIN vale ${pool.min} y DATABASE_POOL_MAX vale ${pool.max}: el primero no puede ` +
        'ser mayor.',
    )
  }
}

/**
 * Throws a ToldError, in Spanish, when PostgreSQL is wanted and nothing says how it is entered, or what
 * does cannot be used, or an address of it is given and SQLite is used.
 */
export function databaseOf(variables: Variables, dataDir: string, root: string): DatabaseSettings {
  refuseUnused(variables)
  if (variables.DATABASE_CLIENT === 'postgres') needAccess(variables)
  const fileOf = (file: string | undefined) => (file ? path.resolve(root, file) : '')
  const settings: DatabaseSettings = {
    databaseClient: variables.DATABASE_CLIENT,
    databaseFilename: fileOf(variables.DATABASE_FILENAME) || usualDatabase(dataDir),
    databaseUrl: variables.DATABASE_URL ?? '',
    databaseServer: {
      host: variables.DATABASE_HOST,
      port: variables.DATABASE_PORT,
      name: variables.DATABASE_NAME,
      username: variables.DATABASE_USERNAME,
      password: variables.DATABASE_PASSWORD ?? '',
      passwordFile: fileOf(variables.DATABASE_PASSWORD_FILE),
      ssl: variables.DATABASE_SSL === 'true',
      sslCaFile: fileOf(variables.DATABASE_SSL_CA_FILE),
      pool: { min: variables.DATABASE_POOL_MIN, max: variables.DATABASE_POOL_MAX },
    },
  }
  if (settings.databaseClient === 'postgres') checkServer(settings.databaseServer)
  return settings
}

/** The same as the CMS reads it from its environment. */
export function databaseEnv({
  databaseClient,
  databaseFilename,
  databaseUrl,
  databaseServer,
}: DatabaseSettings) {
  return {
    DATABASE_CLIENT: databaseClient,
    DATABASE_FILENAME: databaseFilename,
    DATABASE_URL: databaseUrl,
    DATABASE_HOST: databaseServer.host,
    DATABASE_PORT: String(databaseServer.port),
    DATABASE_NAME: databaseServer.name,
    DATABASE_USERNAME: databaseServer.username,
    DATABASE_PASSWORD: databaseServer.password,
    DATABASE_PASSWORD_FILE: databaseServer.passwordFile,
    DATABASE_SSL: String(databaseServer.ssl),
    DATABASE_SSL_CA_FILE: databaseServer.sslCaFile,
    DATABASE_POOL_MIN: String(databaseServer.pool.min),
    DATABASE_POOL_MAX: String(databaseServer.pool.max),
  }
}
