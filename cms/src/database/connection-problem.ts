import { readPostgresConnection, type ReadVariable } from './postgres-settings'

const UNKNOWN_NAME: readonly string[] = ['ENOTFOUND', 'EAI_AGAIN']

/** The last is PostgreSQL's own: it is starting, or ending. */
const NO_ANSWER: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '57P03',
]

/** A wrong password, and a name or an address that the server's own rules do not admit. */
const NOT_ADMITTED: readonly string[] = ['28P01', '28000']

const NO_SUCH_DATABASE = '3D000'

/** Which settings say it: the address, or its parts. */
const settingsOf = (read: ReadVariable, ...parts: string[]): string =>
  read('DATABASE_URL') ? 'DATABASE_URL' : parts.join(', ')

/**
 * Why the panel does not get into PostgreSQL, in Spanish and with what to do; null for an error that
 * has another reason. No password is repeated.
 */
export function connectionProblem(error: unknown, read: ReadVariable): string | null {
  if (read('DATABASE_CLIENT') !== 'postgres') return null
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const { host, port, database, user } = readPostgresConnection(read)
  const server = `PostgreSQL, en ${host}:${port}`
  const place = settingsOf(read, 'DATABASE_HOST', 'DATABASE_PORT')
  if (UNKNOWN_NAME.includes(code)) {
    return `No se encuentra el equipo «${host}», donde tendría que estar PostgreSQL: corregí ${place}.`
  }
  if (NO_ANSWER.includes(code)) {
    return `${server}, no atiende (${code}): ponelo en marcha, o corregí su dirección en ${place}.`
  }
  if (NOT_ADMITTED.includes(code)) {
    const account = settingsOf(read, 'DATABASE_USERNAME', 'DATABASE_PASSWORD(_FILE)')
    return `${server}, no deja entrar a «${user}» (${message}): corregí el usuario o la clave en ${account}.`
  }
  if (code !== NO_SUCH_DATABASE) return null
  const name = settingsOf(read, 'DATABASE_NAME')
  return `${server}, no tiene la base «${database}»: creala ahí, o corregí su nombre en ${name}.`
}
