import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf, type TestDatabase } from '../support/database.ts'
import { commitOf, withKnex } from '../support/transactions.ts'

/** The connection of whoever adds 'cortada' is cut by the server while it commits. */
const TABLE = `
  CREATE TABLE notes (name TEXT);
  CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.name = 'cortada') EXECUTE FUNCTION cut()`

let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-answers-'))
  database = await databaseOf(dataDir)
  await database.change(TABLE)
})
afterAll(async () => {
  await database.remove()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => database.change('DELETE FROM notes'))

const save = (knex: Knex, name: string) => commitOf(knex, (trx) => trx('notes').insert({ name }))

/** Swallows a statement's error, after which PostgreSQL takes no other in the transaction. */
const saveAfterMistake = (knex: Knex) =>
  commitOf(knex, async (trx) => {
    await trx('notes').insert({ name: 'perdida' })
    await trx.raw('SELECT 1 / 0').catch(() => undefined)
  })

describe('a COMMIT that is answered with ROLLBACK', () => {
  test('is acknowledged by knex as it comes, though nothing is kept', async () => {
    expect(await withKnex(dataDir, 'as it comes', saveAfterMistake)).toBe('kept')
    expect(await database.read('SELECT name FROM notes')).toEqual([])
  })

  test('is reported, and the connection can be used again', async () => {
    await withKnex(dataDir, 'rejecting', async (knex) => {
      expect(await saveAfterMistake(knex)).toMatch(/rolled back/)
      expect(await save(knex, 'queda')).toBe('kept')
    })
    expect(await database.read('SELECT name FROM notes')).toEqual([{ name: 'queda' }])
  })
})

test('a connection that is cut during COMMIT is reported', async () => {
  const answer = await withKnex(dataDir, 'rejecting', (knex) => save(knex, 'cortada'))
  expect(answer).toMatch(/terminat/i)
  expect(await database.read('SELECT name FROM notes')).toEqual([])
})
