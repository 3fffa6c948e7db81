import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'
import { explained } from '../setup/explained.mjs'

/** The folder that holds the whole product: relative paths of the settings start here. */
export const REPO_ROOT = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  '..',
)

const DEFAULT_DATA_DIR = './data'

/**
 * @typedef {Record<string, string | undefined>} Env
 */

/** @param {unknown} error */
function isMissing(error) {
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
  return ['ENOENT', 'ENOTDIR'].includes(code)
}

/**
 * The variables of a file in `NAME=value` form; none when there is no such file.
 * Throws a ToldError when there is one that cannot be read.
 * @param {string} file
 * @param {string} [remedy]
 * @returns {Env}
 */
export function readEnvFile(file, remedy) {
  try {
    return util.parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isMissing(error)) return {}
    const owner = `Dáselo al usuario que corre la guía: «sudo chown USUARIO ${file}».`
    // What Node says of a folder in its place names no file.
    const named = Object.assign(/** @type {Error} */ (error), { path: file })
    throw explained(named, 'leer los ajustes', remedy || owner)
  }
}

/**
 * An empty value (`DATABASE_URL=`) means "not given", so that the example file can be copied whole.
 * @param {Env} env
 * @returns {Env}
 */
function given(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value && value.trim()))
}

/**
 * Absolute path of the data folder, from the environment or from the root `.env`.
 * @param {Env} env
 * @param {string} root
 */
export function dataDirOf(env, root) {
  const value = given(env).DATA_DIR || given(readEnvFile(path.join(root, '.env'))).DATA_DIR
  return path.resolve(root, value || DEFAULT_DATA_DIR)
}

/**
 * Where the random secrets of this installation are kept.
 * @param {string} dataDir
 */
export function secretsFileOf(dataDir) {
  return path.join(dataDir, 'secrets.env')
}

/**
 * What to do where a folder cannot be read or written.
 * @param {string} name 'La carpeta de los datos (DATA_DIR)'
 * @param {string} folder
 */
const folderRemedy = (name, folder) =>
  `${name} es ${folder}: corré esto con el usuario de esa carpeta, dásela a quien lo corre con ` +
  `«sudo chown -R USUARIO ${folder}», o elegí otra en el archivo .env.`

/** @param {string} dataDir */
export const dataDirRemedy = (dataDir) =>
  folderRemedy('La carpeta de los datos (DATA_DIR)', dataDir)

/** @param {string} siteDir */
export const siteDirRemedy = (siteDir) => folderRemedy('La carpeta del sitio (SITE_DIR)', siteDir)

/**
 * The secrets that were made for this installation; none before. Throws a ToldError when they cannot
 * be read.
 * @param {string} dataDir
 */
export const readSecretsFile = (dataDir) =>
  readEnvFile(secretsFileOf(dataDir), dataDirRemedy(dataDir))

/**
 * The variables from every source; the first one wins: environment, root `.env`,
 * `DATA_DIR/secrets.env`.
 * @param {Env} env
 * @param {string} root
 * @returns {Env}
 */
export function mergedEnv(env, root) {
  return {
    ...given(readSecretsFile(dataDirOf(env, root))),
    ...given(readEnvFile(path.join(root, '.env'))),
    ...given(env),
  }
}
