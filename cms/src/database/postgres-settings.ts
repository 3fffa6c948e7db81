import { readFileSync } from 'node:fs'

/** Reads one variable of the environment; '' when it is missing or empty. */
export type ReadVariable = (name: string) => string

/** What knex hands to the driver. */
interface PostgresConnection {
  host: string
  port: number
  database: string
  user: string
  password: string
  ssl: false | { rejectUnauthorized: true; ca?: string }
}

/** The text of a secret's file, without the line break that editors end it with. */
function readSecretFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new Error(`${variable} nombra el archivo «${file}», que no se puede leer.`)
  }
}

function numberOf(read: ReadVariable, name: string, fallback: number): number {
  const text = read(name) || String(fallback)
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} vale «${text}» y tiene que ser un número.`)
  return Number(text)
}

function passwordOf(read: ReadVariable): string {
  const file = read('DATABASE_PASSWORD_FILE')
  return file ? readSecretFile('DATABASE_PASSWORD_FILE', file) : read('DATABASE_PASSWORD')
}

/** 'postgres://user:password@host:5432/name' → its parts; the address is not repeated: it is secret. */
function partsOfUrl(address: string, read: ReadVariable) {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error('DATABASE_URL no es una dirección postgres://usuario:clave@servidor:5432/base.')
  }
  const url = new URL(address)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    // A secret that lies in a file need not stand in the address too.
    password: decodeURIComponent(url.password) || passwordOf(read),
  }
}

function partsOfVariables(read: ReadVariable) {
  return {
    host: read('DATABASE_HOST') || '127.0.0.1',
    port: numberOf(read, 'DATABASE_PORT', 5432),
    database: read('DATABASE_NAME') || 'guia',
    user: read('DATABASE_USERNAME') || 'guia',
    password: passwordOf(read),
  }
}

/** Encrypted connections are checked: against the given authority, or those that Node knows. */
function sslOf(read: ReadVariable): PostgresConnection['ssl'] {
  const caFile = read('DATABASE_SSL_CA_FILE')
  if (caFile) {
    return { rejectUnauthorized: true, ca: readSecretFile('DATABASE_SSL_CA_FILE', caFile) }
  }
  return read('DATABASE_SSL') === 'true' ? { rejectUnauthorized: true } : false
}

/**
 * Where the PostgreSQL server is and how it is entered: DATABASE_URL, or DATABASE_HOST, PORT,
 * NAME, USERNAME and PASSWORD; the password may lie in the file that DATABASE_PASSWORD_FILE names.
 * Throws in Spanish when something is unreadable, without repeating a secret.
 */
export function readPostgresConnection(read: ReadVariable): PostgresConnection {
  const address = read('DATABASE_URL')
  const parts = address ? partsOfUrl(address, read) : partsOfVariables(read)
  return { ...parts, ssl: sslOf(read) }
}

/** How many connections the CMS keeps and may open. */
export function readPostgresPool(read: ReadVariable): { min: number; max: number } {
  return {
    min: numberOf(read, 'DATABASE_POOL_MIN', 0),
    max: Math.max(1, numberOf(read, 'DATABASE_POOL_MAX', 10)),
  }
}
