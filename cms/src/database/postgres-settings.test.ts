import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPostgresConnection, readPostgresPool } from './postgres-settings'

const readerOf = (env: Record<string, string>) => (name: string) => env[name] ?? ''
const connectionOf = (env: Record<string, string>) => readPostgresConnection(readerOf(env))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guia-postgres-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('the connection to PostgreSQL', () => {
  test('has a default for all but the password', () => {
    expect(connectionOf({ DATABASE_PASSWORD: 'x' })).toEqual({
      host: '127.0.0.1',
      port: 5432,
      database: 'guia',
      user: 'guia',
      password: 'x',
      ssl: false,
    })
  })

  test('is read from an address, with its escapes', () => {
    const address = 'postgres://ana%40goya:p%2Fa%3Ass@base.example:6000/la%20guia'
    expect(connectionOf({ DATABASE_URL: address })).toMatchObject({
      host: 'base.example',
      port: 6000,
      database: 'la guia',
      user: 'ana@goya',
      password: 'p/a:ss',
    })
  })

  test('takes its password from a file, without the line break at its end', () => {
    const file = fileOf('password', ' con espacio \n')
    const env = { DATABASE_PASSWORD_FILE: file, DATABASE_PASSWORD: 'otra' }
    expect(connectionOf(env).password).toBe(' con espacio ')
    const withAddress = { DATABASE_URL: 'postgres://guia@base/guia', ...env }
    expect(connectionOf(withAddress).password).toBe(' con espacio ')
  })

  test('is encrypted and checked when it is wanted', () => {
    expect(connectionOf({ DATABASE_SSL: 'true' }).ssl).toEqual({ rejectUnauthorized: true })
    const ca = fileOf('ca.pem', 'PEM')
    expect(connectionOf({ DATABASE_SSL_CA_FILE: ca }).ssl).toEqual({
      rejectUnauthorized: true,
      ca: 'PEM',
    })
  })

  test.each([
    [{ DATABASE_URL: 'mysql://guia:secreta@base/guia' }, /^DATABASE_URL no es una dirección/],
    [{ DATABASE_URL: 'postgres://guia:secreta@:x' }, /^DATABASE_URL no es una dirección/],
    [{ DATABASE_PORT: 'abc' }, /^DATABASE_PORT vale «abc» y tiene que ser un número\.$/],
    [
      { DATABASE_PASSWORD_FILE: '/no/hay' },
      /^DATABASE_PASSWORD_FILE nombra el archivo «\/no\/hay»/,
    ],
  ])('%j is refused in Spanish, without a secret', (env, message) => {
    const refuse = () => connectionOf(env as Record<string, string>)
    expect(refuse).toThrow(message)
    expect(refuse).not.toThrow('secreta')
  })
})

test('the pool has at least one connection', () => {
  expect(readPostgresPool(readerOf({}))).toEqual({ min: 0, max: 10 })
  const env = { DATABASE_POOL_MIN: '2', DATABASE_POOL_MAX: '20' }
  expect(readPostgresPool(readerOf(env))).toEqual({ min: 2, max: 20 })
  expect(readPostgresPool(readerOf({ DATABASE_POOL_MAX: '0' })).max).toBe(1)
})
