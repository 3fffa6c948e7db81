import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../run/settings/settings.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { connectionEnv } from './postgres.ts'

const folder = useTempFolder()

const envOf = (variables: Record<string, string>) =>
  connectionEnv(readSettings({ DATABASE_CLIENT: 'postgres', ...variables }, folder.path))

const PLACE = { PGHOST: 'base.example', PGPORT: '6000', PGUSER: 'ana', PGDATABASE: 'la guia' }

test('the server is reached by its parts or by its address', () => {
  const parts = {
    DATABASE_HOST: 'base.example',
    DATABASE_PORT: '6000',
    DATABASE_NAME: 'guia',
    DATABASE_USERNAME: 'ana',
    DATABASE_PASSWORD: 'p/a',
  }
  expect(envOf(parts)).toEqual({ ...PLACE, PGDATABASE: 'guia', PGPASSWORD: 'p/a' })
  const address = { DATABASE_URL: 'postgres://ana:p%2Fa@base.example:6000/la%20guia' }
  expect(envOf(address)).toEqual({ ...PLACE, PGPASSWORD: 'p/a' })
})

test('an address without a password is completed as the panel does it', () => {
  folder.write('clave', ' con espacio \n')
  const passwordWith = (variables: Record<string, string>) => envOf(variables).PGPASSWORD
  const DATABASE_URL = 'postgres://ana@base.example:6000/la%20guia'
  expect(passwordWith({ DATABASE_URL, DATABASE_PASSWORD: 'x' })).toBe('x')
  const file = { DATABASE_PASSWORD_FILE: 'clave', DATABASE_PASSWORD: 'x' }
  expect(passwordWith({ DATABASE_URL, ...file })).toBe(' con espacio ')
  const withOwn = DATABASE_URL.replace('ana', 'ana:suya')
  expect(passwordWith({ DATABASE_URL: withOwn, ...file })).toBe('suya')
})

test('an address is reached encrypted as well, and the server known by its authority', () => {
  const DATABASE_URL = 'postgres://ana:x@base.example/guia'
  expect(envOf({ DATABASE_URL, DATABASE_SSL: 'true' })).toMatchObject({ PGSSLMODE: 'require' })
  expect(envOf({ DATABASE_URL, DATABASE_SSL_CA_FILE: 'ca.pem' })).toMatchObject({
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: path.join(folder.path, 'ca.pem'),
  })
})
