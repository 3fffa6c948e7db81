import { randomBytes } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { dataDirOf, mergedEnv, readEnvFile, secretsFileOf } from '../settings/env-files.mjs'
import { SECRET_NAMES, secretProblem } from '../settings/secret-rules.mjs'
import { SetupError } from './setup-error.mjs'

const HEADER = '# Claves de esta instalación, hechas al azar. No las compartas ni las publiques.\n'

const randomSecret = () => randomBytes(36).toString('base64url')

/**
 * A new secret; `APP_KEYS` is a list, so that keys can be replaced one after the other.
 * @param {string} name
 */
function newSecret(name) {
  return name === 'APP_KEYS' ? `${randomSecret()},${randomSecret()}` : randomSecret()
}

/**
 * @param {Record<string, string | undefined>} env
 */
function refuseWeak(env) {
  const problems = SECRET_NAMES.flatMap((name) => {
    const problem = env[name] ? secretProblem(env[name] || '') : null
    return problem ? [`${name} ${problem}`] : []
  })
  if (problems.length === 0) return
  throw new SetupError(
    `Hay claves que no son seguras: ${problems.join('; ')}. Borralas de donde estén ` +
      '(el entorno, .env o secrets.env) y «npm start» crea otras.',
  )
}

/**
 * Appends to the secrets' file in one step: a crash leaves the old file or the new one.
 * @param {string} file
 * @param {readonly string[]} names
 */
async function append(file, names) {
  const before = await fs.readFile(file, 'utf8').catch(() => HEADER)
  const lines = names.map((name) => `${name}=${newSecret(name)}\n`).join('')
  const next = `${file}.new`
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(next, `${before.replace(/\n?$/, '\n')}${lines}`, { mode: 0o600, flush: true })
  await fs.rename(next, file)
}

/**
 * Makes the secrets that no source gives, in `DATA_DIR/secrets.env`, readable by its owner only.
 * Never changes one that exists; throws a SetupError when one is an example's value or short.
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function ensureSecrets(root, env = process.env) {
  const file = secretsFileOf(dataDirOf(env, root))
  // Those of the file count even where the environment hides them: they must be sound as well.
  refuseWeak(readEnvFile(file))
  const known = mergedEnv(env, root)
  refuseWeak(known)
  const missing = SECRET_NAMES.filter((name) => !known[name])
  if (missing.length > 0) await append(file, missing)
  await fs.chmod(file, 0o600).catch(() => undefined)
  return missing.length > 0 ? `${missing.length} creadas` : 'listas'
}
