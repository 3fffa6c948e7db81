import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createSecrets } from './support/cms-env.ts'
import { CHOSEN_CLIENT } from './support/database.ts'
import { countLeads, lead, submitLead } from './support/leads.ts'
import { makeStartedDir, startCms } from './support/start-cms.ts'

const SITE = 'https://guia.example'

test('what is never stored closes the form to nobody else', async () => {
  const env = { SITE_URL: SITE, LEADS_PER_ADDRESS: '5', LEADS_OVERALL: '3', BEHIND_PROXY: 'true' }
  const cms = await startCms({ env })
  const from = (address: string, fields: Record<string, string>) =>
    submitLead(cms, fields, {
      'x-forwarded-for': address,
      'idempotency-key': `clave-${address.replaceAll('.', '-')}`,
    })
  const last = { ...lead, nombre: 'La última' }
  for (let host = 1; host <= 100; host += 1) {
    const wrong =
      [
        { ...lead, email: 'nada' },
        { ...lead, sitio_web: 'https://x.example' },
      ][host % 2] ?? lead
    expect((await from(`10.0.0.${host}`, wrong)).status).toBeLessThan(429)
  }
  // The same submission again and again is one lead.
  for (let time = 0; time < 4; time += 1) expect((await from('10.1.0.1', lead)).status).toBe(201)
  expect((await from('10.1.0.2', lead)).status).toBe(201)
  expect((await from('10.1.0.3', last)).status).toBe(201)
  const refused = await from('10.1.0.4', { ...lead, nombre: 'Una más' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await countLeads(cms)).toBe(3)
  await cms.stop()
})

test('one address sends five in ten minutes, though the panel ends in between; the count names nobody and is gone then', async () => {
  const dataDir = await makeStartedDir(CHOSEN_CLIENT)
  const env = { ...createSecrets(), BEHIND_PROXY: 'true' }
  const submit = (address: string) => submitLead(cms, lead, { 'x-forwarded-for': address })
  const from = async (address: string) => (await submit(address)).status
  let cms = await startCms({ dataDir, env })
  for (let sent = 0; sent < 5; sent += 1) expect(await from('10.1.1.1')).toBe(201)
  const refused = await submit('10.1.1.1')
  expect(refused.status).toBe(429)
  expect(refused.body.error?.message).toContain('demasiados envíos')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await cms.kill()

  cms = await startCms({ dataDir, env })
  expect(await from('10.1.1.1')).toBe(429)
  expect(await from('10.1.1.2')).toBe(201)
  const counted = () => cms.database.read<{ name: string }>('SELECT * FROM guia_lead_counts')
  const names = (await counted()).map(({ name }) => name).filter((name) => name !== 'all')
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/)
  expect(await countLeads(cms)).toBe(6)

  // As ten minutes later, and as on a machine whose clock was an hour ahead until now.
  await cms.database.change(`
    UPDATE guia_lead_counts SET started = started - 600000 WHERE name <> 'all';
    UPDATE guia_lead_counts SET started = started + 3600000 WHERE name = 'all'`)
  await cms.stop()
  cms = await startCms({ dataDir, env })
  expect((await counted()).map(({ name }) => name)).toEqual(['all'])
  expect(await from('10.1.1.1')).toBe(201)
  await cms.stop()
  await cms.database.remove()
  await rm(dataDir, { recursive: true, force: true })
})
