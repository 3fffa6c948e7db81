import { randomBytes } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import {
  dataDirOf,
  dataDirRemedy,
  mergedEnv,
  readEnvFile,
  readSecretsFile,
  secretsFileOf,
} from '../settings/env-files.mjs'
import { SECRET_NAMES, secretProblem } from '../settings/secret-rules.mjs'
import { explained } from './explained.mjs'
import { ToldError } from './told-error.mjs'

const HEADER = '# Claves de esta instalación, hechas al azar. No las compartas ni las publiques.\n'

const randomSecret = () => randomBytes(36).toString('base64url')

/**
 * A new secret; `APP_KEYS` is a list, so that keys can be replaced one after the other.
 * @param {string} name
 */
function newSecret(name) {
  return name === 'APP_KEYS' ? `${randomSecret()},${randomSecret()}` : randomSecret()
}

/** @typedef {readonly [where: string, env: Env]} Source A place that may give secrets, as people call it. */
/** @typedef {Record<string, string | undefined>} Env */

/**
 * The secrets of a place that must not be used, by name.
 * @param {Source} source
 * @param {readonly string[]} names
 */
const weakOf = ([where, env], names) =>
  names.flatMap((name) => {
    const problem = env[name]?.trim() && secretProblem(env[name] || '')
    return problem ? [`${name}, en ${where}, ${problem}`] : []
  })

/**
 * What counts of a secret is the first place that gives it; the last place is the secrets' file,
 * which counts even where another one hides it: it must be sound as well.
 * @param {readonly Source[]} sources
 */
function refuseWeak(sources) {
  const used = (/** @type {string} */ name) => sources.find(([, env]) => env[name]?.trim())
  const problems = sources.flatMap((source) => {
    const isFile = source === sources.at(-1)
    return weakOf(
      source,
      SECRET_NAMES.filter((name) => isFile || used(name) === source),
    )
  })
  if (problems.length === 0) return
  throw new ToldError(
    `Hay claves que no son seguras: ${problems.join('; ')}. Borralas de ahí y «npm start» crea otras.`,
  )
}

/**
 * Appends to the secrets' file in one step: a crash leaves the old file or the new one. A new file
 * is its owner's only; one that was opened to others, the users of containers, stays so.
 * @param {string} file
 * @param {readonly string[]} names
 */
async function append(file, names) {
  const before = await fs.readFile(file, 'utf8').catch(() => HEADER)
  const mode = (await fs.stat(file).catch(() => null))?.mode ?? 0o600
  const lines = names.map((name) => `${name}=${newSecret(name)}\n`).join('')
  const next = `${file}.new`
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(next, `${before.replace(/\n?$/, '\n')}${lines}`, { mode: 0o600, flush: true })
  await fs.chmod(next, mode & 0o777)
  await fs.rename(next, file)
}

/**
 * Makes the secrets that no source gives, in `DATA_DIR/secrets.env`, readable by its owner only.
 * Never changes one that exists; throws a ToldError when one is an example's value or short, or when
 * the data folder cannot be read or written.
 * @param {string} root
 * @param {Env} [env]
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function ensureSecrets(root, env = process.env) {
  const dataDir = dataDirOf(env, root)
  const file = secretsFileOf(dataDir)
  const dotEnv = path.join(root, '.env')
  refuseWeak([
    ['el entorno', env],
    [dotEnv, readEnvFile(dotEnv)],
    [file, readSecretsFile(dataDir)],
  ])
  const known = mergedEnv(env, root)
  const missing = SECRET_NAMES.filter((name) => !known[name])
  if (missing.length === 0) return 'listas'
  try {
    await append(file, missing)
  } catch (error) {
    throw explained(error, 'guardar las claves', dataDirRemedy(dataDir))
  }
  return `${missing.length} creadas`
}
