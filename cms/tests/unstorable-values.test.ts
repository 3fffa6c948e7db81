import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type AdminClient } from './support/admin-client.ts'
import { importerOf } from './support/import-client.ts'
import { startCms, type Cms } from './support/start-cms.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

test('a number that no column holds is refused, and is not the start of later ones', async () => {
  for (const numero of [3_000_000_000, Number.MAX_SAFE_INTEGER]) {
    const { status, body } = await staff.tryCreate('store', { name: 'Enorme', numero })
    expect(status).toBe(400)
    expect(body.error?.message).toContain('es demasiado grande')
  }
  const order = 99_999_999_999
  expect((await staff.tryCreate('usefulContactCategory', { title: 'T', order })).status).toBe(400)
  expect((await staff.create('store', { name: 'Normal' })).numero).toBe(1)
})

test('half a character and NUL leave a text, and a JSON field with its keys', async () => {
  const text = 'a\ud800b\u0000c'
  const monday = { mode: 'text', text, [`nota${text}`]: text }
  const store = await staff.create('store', { name: `Raro ${text}`, hours: { monday } })
  expect(store.name).toBe('Raro abc')
  expect(store.hours).toEqual({ monday: { mode: 'text', text: 'abc', notaabc: 'abc' } })
})

test('a search or a key with NUL is no failure of the CMS', async () => {
  const list = '/content-manager/collection-types/api::store.store'
  expect((await staff.get(`${list}?_q=%00`)).status).toBeLessThan(500)
  expect((await importerOf(cms).put('store', 'a\u0000b', { name: 'C' })).status).toBeLessThan(500)
})
