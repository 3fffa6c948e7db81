import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf, type TestDatabase } from './support/database.ts'
import { commitOf, withKnex } from './support/transactions.ts'

let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-commit-'))
  database = await databaseOf(dataDir)
  await withKnex(dataDir, 'as it comes', async (connection) => {
    await connection.raw('CREATE TABLE parents (id INTEGER PRIMARY KEY)')
    await connection.raw(
      'CREATE TABLE children (name TEXT, parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
  })
})
afterAll(async () => {
  await database.remove()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => database.change('DELETE FROM children'))

const save = (connection: Knex, name: string, parent: number | null) =>
  commitOf(connection, (trx) => trx('children').insert({ name, parent }))

describe('a COMMIT that a deferred constraint refuses', () => {
  test('is acknowledged by knex as it comes, though nothing is kept', async () => {
    const answer = await withKnex(dataDir, 'as it comes', (knex) => save(knex, 'perdida', 404))
    expect(answer).toBe('kept')
    expect(await database.read('SELECT name FROM children')).toEqual([])
  })

  test('is reported, and the connection can be used again', async () => {
    await withKnex(dataDir, 'rejecting', async (knex) => {
      expect(await save(knex, 'perdida', 404)).toMatch(/foreign key/i)
      expect(await save(knex, 'queda', null)).toBe('kept')
    })
    expect(await database.read('SELECT name FROM children')).toEqual([{ name: 'queda' }])
  })
})
