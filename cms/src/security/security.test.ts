import { describe, expect, test } from 'vitest'
import { checkSecrets } from './check-secrets'
import { hasServiceToken } from './service-token'

const SAFE = 'x'.repeat(32)
const NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SNAPSHOT_TOKEN',
  'IMPORT_TOKEN',
]
const environment = (change: Record<string, string> = {}) => ({
  ...Object.fromEntries(NAMES.map((name) => [name, SAFE])),
  ...change,
})

describe('secrets', () => {
  test('that are long and random let the CMS start', () => {
    expect(() => checkSecrets(environment())).not.toThrow()
    expect(() => checkSecrets(environment({ APP_KEYS: `${SAFE},${SAFE}` }))).not.toThrow()
  })

  test.each(NAMES)('%s is needed', (name) => {
    expect(() => checkSecrets(environment({ [name]: '' }))).toThrow(`${name} falta`)
    expect(() => checkSecrets(environment({ [name]: 'corta' }))).toThrow(
      `${name} es demasiado corto`,
    )
    expect(() => checkSecrets(environment({ [name]: `toBeModified${SAFE}` }))).toThrow(
      `${name} tiene todavía el valor de ejemplo`,
    )
  })

  test('that are wrong are all named at once', () => {
    expect(() => checkSecrets({})).toThrow(new RegExp(NAMES.join('.*')))
  })

  test('made of several keys are as safe as the weakest', () => {
    for (const keys of [`${SAFE},`, `${SAFE},corta`, `,${SAFE}`]) {
      expect(() => checkSecrets(environment({ APP_KEYS: keys }))).toThrow('APP_KEYS')
    }
  })
})

describe('a service token', () => {
  test('opens only when it is the expected one', () => {
    expect(hasServiceToken(`Bearer ${SAFE}`, SAFE)).toBe(true)
    expect(hasServiceToken(`bearer ${SAFE}`, SAFE)).toBe(true)
    for (const wrong of [undefined, '', 'Bearer ', SAFE, `Bearer ${SAFE}y`, `Basic ${SAFE}`]) {
      expect(hasServiceToken(wrong, SAFE)).toBe(false)
    }
  })

  test('that is not configured opens for nobody', () => {
    for (const given of [undefined, 'Bearer ', 'Bearer x', 'Bearer undefined']) {
      expect(hasServiceToken(given, '')).toBe(false)
    }
  })
})
