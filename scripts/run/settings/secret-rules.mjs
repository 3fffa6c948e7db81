/** Secrets that every installation has of its own, as the environment names them. */
export const SECRET_NAMES = /** @type {const} */ ([
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SNAPSHOT_TOKEN',
  'IMPORT_TOKEN',
])

/** @typedef {(typeof SECRET_NAMES)[number]} SecretName */

/** Fewest characters of a secret: 32 characters of base64 carry 192 bits. */
export const MIN_SECRET_LENGTH = 32

const EXAMPLE_VALUE = /tobemodified|changeme/i

/**
 * What is wrong with a secret, in Spanish; null when it can be used. `APP_KEYS` is a list
 * separated by commas: each of its keys has to be long enough.
 * @param {string} value
 * @returns {string | null}
 */
export function secretProblem(value) {
  if (EXAMPLE_VALUE.test(value)) return 'tiene todavía el valor de ejemplo'
  const short = value.split(',').some((key) => key.trim().length < MIN_SECRET_LENGTH)
  return short ? `es demasiado corta (hacen falta ${MIN_SECRET_LENGTH} caracteres)` : null
}
