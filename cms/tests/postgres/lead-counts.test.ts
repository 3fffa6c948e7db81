import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecrets } from '../support/cms-env.ts'
import { CHOSEN_CLIENT, databaseOf, type TestDatabase } from '../support/database.ts'
import { lead, submitLead } from '../support/leads.ts'
import { makeStartedDir, startCms, type Cms } from '../support/start-cms.ts'

let folder: string
let database: TestDatabase
let cms: Cms
beforeAll(async () => {
  folder = await makeStartedDir(CHOSEN_CLIENT)
  database = await databaseOf(folder)
  // Rows are then taken in the order of their names, not in that in which they happen to lie.
  await database.change(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET enable_seqscan = off', current_database());
    EXECUTE format('ALTER DATABASE %I SET enable_bitmapscan = off', current_database());
  END $$`)
  cms = await startCms({ dataDir: folder, env: { ...createSecrets(), BEHIND_PROXY: 'true' } })
})
afterAll(async () => {
  await cms.stop()
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

const submit = (address: string, nombre: string, key: string) =>
  submitLead(cms, { ...lead, nombre }, { 'x-forwarded-for': address, 'idempotency-key': key })

/** An address that is counted behind the count of all, in the order of names. */
async function addressBehindAll(): Promise<string> {
  for (let number = 1; number < 50; number += 1) {
    const address = `10.6.0.${number}`
    expect((await submit(address, 'Repetida', `clave-de-${number}`)).status).toBe(201)
    const behind = await database.read("SELECT name FROM guia_lead_counts WHERE name > 'all'")
    if (behind.length > 0) return address
    await database.change("DELETE FROM guia_lead_counts WHERE name <> 'all'")
  }
  throw new Error('no address is counted behind all')
}

test('a lead that came twice and is counted once holds up no other', async () => {
  const address = await addressBehindAll()
  const key = `clave-de-${address.split('.').at(-1)}`
  await database.change(`
    CREATE FUNCTION take_back_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.count < OLD.count THEN PERFORM pg_sleep(0.6); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER slowly BEFORE UPDATE ON guia_lead_counts
      FOR EACH ROW EXECUTE FUNCTION take_back_slowly()`)
  const again = submit(address, 'Repetida', key)
  await new Promise((go) => setTimeout(go, 250))
  const other = submit(address, 'Otra', 'clave-de-otra')
  expect((await Promise.all([again, other])).map(({ status }) => status)).toEqual([201, 201])
  expect(cms.log()).not.toContain('40P01')
})
