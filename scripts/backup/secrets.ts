import { createHash } from 'node:crypto'
import path from 'node:path'
import { readEnvFile, type Env } from '../run/settings/env-files.mjs'
import { needSecrets } from '../run/settings/cms-env.ts'
import { SECRET_NAMES, type SecretName } from '../run/settings/secret-rules.mjs'
import type { Settings } from '../run/settings/settings.ts'
import { isSecretVariable } from '../run/settings/variable-problems.ts'
import { ToldError } from '../run/setup/told-error.mjs'

export type Secrets = Record<SecretName, string>

/** The secrets that an installation works with, wherever they come from. Throws a ToldError. */
export const secretsOf = (settings: Settings): Secrets => needSecrets(settings, SECRET_NAMES)

/** The same for the same secrets; they are random, so that nothing leads back from it. */
export function fingerprintOf(secrets: Secrets): string {
  const hash = createHash('sha256')
  for (const name of SECRET_NAMES) hash.update(`${name}=${secrets[name]}\n`)
  return hash.digest('hex')
}

/** In quotes that the value has none of, as Node reads such files. */
function quoted(name: string, value: string): string {
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark))
  // Between double quotes a written \n would become the end of a line.
  if (!quote || (quote === '"' && value.includes('\\n'))) {
    throw new ToldError(`${name}, del archivo .env, tiene comillas de todas las clases.`)
  }
  return quote + value + quote
}

/** Variables as a file in `NAME='value'` form. Throws a ToldError for what cannot be written so. */
export const envText = (variables: Env): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${quoted(name, value ?? '')}\n`)
    .join('')

/** The variables of the root's `.env`: those that anybody may read, and the others. */
export function readDotEnv(root: string): { open: Env; secret: Env } {
  const entries = Object.entries(readEnvFile(path.join(root, '.env')))
  const those = (isSecret: boolean): Env =>
    Object.fromEntries(entries.filter(([name]) => isSecretVariable(name) === isSecret))
  return { open: those(false), secret: those(true) }
}

/** The secrets of a file of them, with what else of `.env` is secret; null when one is missing. */
export function readSecrets(file: string): { secrets: Secrets; others: Env } | null {
  const variables = readEnvFile(file)
  const own = SECRET_NAMES.map((name) => [name, variables[name]])
  if (own.some(([, value]) => !value)) return null
  const isOther = ([name]: [string, unknown]) => !(SECRET_NAMES as readonly string[]).includes(name)
  return {
    secrets: Object.fromEntries(own) as Secrets,
    others: Object.fromEntries(Object.entries(variables).filter(isOther)),
  }
}
