import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'

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

/**
 * The variables of a file in `NAME=value` form; none when there is no such file.
 * @param {string} file
 * @returns {Env}
 */
export function readEnvFile(file) {
  return existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {}
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
 * The variables from every source; the first one wins: environment, root `.env`,
 * `DATA_DIR/secrets.env`.
 * @param {Env} env
 * @param {string} root
 * @returns {Env}
 */
export function mergedEnv(env, root) {
  return {
    ...given(readEnvFile(secretsFileOf(dataDirOf(env, root)))),
    ...given(readEnvFile(path.join(root, '.env'))),
    ...given(env),
  }
}
