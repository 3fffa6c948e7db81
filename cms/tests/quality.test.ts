import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayInGoya } from '../src/rules/goya-time.ts'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import { importerOf } from './support/import-client.ts'
import { readVersion, snapshotText } from './support/snapshot.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { startCms, type Cms } from './support/start-cms.ts'

const STORE = 'api::store.store'
const READ = 'plugin::content-manager.explorer.read'
const UPDATE = 'plugin::content-manager.explorer.update'
const SHOWN = [
  ...['name', 'phone', 'whatsapp', 'address', 'hours', 'description', 'categories'],
  ...['location.lat', 'location.lng', 'image', 'gallery'],
]

interface Entry {
  documentId: string
  name: string
  isPublished: boolean
  missing: { field: string; text: string }[]
  lastDay: string | null
  shown: Record<string, unknown>
  reasons: string[]
  stores: { name: string }[]
  words: string
  times: number
}
interface Page {
  counts: Record<string, number | null>
  stores: number
  page: number
  pages: number
  entries: Entry[]
}

let cms: Cms
let boss: AdminClient
let loader: AdminClient
beforeAll(async () => {
  cms = await startCms()
  boss = await signIn(cms)
  loader = await signInAs(cms, boss, 'guia-carga')
})
afterAll(() => cms.stop())

const read = async (list: string, by = boss): Promise<Page> => {
  const { status, body } = await by.get(`/quality/${list}`)
  expect(status).toBe(200)
  return body as unknown as Page
}
const say = (what: 'confirm' | 'withdraw', documentId: string, by = loader) =>
  send(`${cms.url}/quality/stores/${documentId}/${what}`, { method: 'POST', token: by.token })
const namesOf = ({ entries }: Page) => entries.map(({ name }) => name)
const staleNames = async () => namesOf(await read('stale'))

/** A store as an import brings it: no member of staff made or changed it. */
async function importStore(name: string, fields: Record<string, unknown> = {}): Promise<string> {
  const { status } = await importerOf(cms).put('store', name, { name, ...fields })
  expect(status).toBeLessThan(300)
  const [row] = await cms.database.read<{ document_id: string }>(
    'SELECT document_id FROM stores WHERE import_key = ?',
    name,
  )
  return row?.document_id ?? ''
}

describe('what stores lack', () => {
  test('is told of the published first, the worst of them before', async () => {
    const { documentId } = await boss.createAndPublish('category', { name: 'Alimentos' })
    await boss.create('store', { name: 'Borrador vacío' })
    await boss.createAndPublish('store', {
      name: 'Con algo',
      phone: '3777 55-5999',
      description: 'Pan.',
      categories: { connect: [{ documentId }] },
      location: { lat: -29.14, lng: -59.26 },
      hours: { monday: { mode: 'closed' } },
    })
    await boss.createAndPublish('store', { name: 'Sin nada' })
    const page = await read('incomplete')
    expect(namesOf(page)).toEqual(['Sin nada', 'Con algo', 'Borrador vacío'])
    const fields = page.entries.map(({ missing }) => missing.map(({ field }) => field))
    expect(fields[0]).toHaveLength(7)
    expect(fields[1]).toEqual(['image', 'gallery'])
    expect(page).toMatchObject({ stores: 3, page: 1, pages: 1, counts: { incomplete: 3 } })
  })

  test('is told as of the last save', async () => {
    const { documentId } = await boss.create('store', { name: 'Recién' })
    const lacks = async () =>
      (await read('incomplete')).entries.find((one) => one.documentId === documentId)?.missing
    expect(await lacks()).toHaveLength(7)
    await boss.update('store', documentId, { phone: '3777 55-5998' })
    expect(await lacks()).toHaveLength(6)
    await boss.remove('store', documentId)
    expect(await lacks()).toBeUndefined()
  })

  test('comes in pages, and a page that does not exist is the last', async () => {
    for (const page of ['99', '0', '-1', 'x', '1e9']) {
      const { status, body } = await boss.get(`/quality/incomplete?page=${page}`)
      expect([status, body.page, body.pages]).toEqual([200, 1, 1])
    }
    expect((await boss.get('/quality/otra')).status).toBe(404)
  })
})

describe('a store that an import brought', () => {
  test('waits for somebody to confirm it, with what visitors read of it', async () => {
    const documentId = await importStore('Importado', { phone: '3777 43-1234', city: 'Goya' })
    await boss.update('store', documentId, { phone: '3777 43-9999' })
    await importStore('Sin tocar', { phone: '3777 43-1235', address: 'Colón 1' })
    const { entries, counts } = await read('stale')
    expect(counts.stale).toBe(1)
    expect(entries).toMatchObject([
      { name: 'Sin tocar', lastDay: null, shown: { phone: '3777 43-1235', address: 'Colón 1' } },
    ])
  })

  test('is confirmed without a change of it, of what visitors read, or of the version', async () => {
    const documentId = await importStore('Confirmable')
    const before = [await boss.read('store', documentId), await snapshotText(cms)] as const
    const version = await readVersion(cms)
    expect(before[0].status).toBe('published')
    expect(await staleNames()).toContain('Confirmable')

    const answers = await Promise.all([say('confirm', documentId), say('confirm', documentId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await staleNames()).not.toContain('Confirmable')
    expect([await boss.read('store', documentId), await snapshotText(cms)]).toEqual(before)
    expect(await readVersion(cms)).toBe(version)
    expect(
      await cms.database.read(
        'SELECT CAST(day AS TEXT) AS day, confirmed_by FROM store_confirmations WHERE target_id = ?',
        documentId,
      ),
    ).toEqual([{ day: dayInGoya(new Date()), confirmed_by: 'Prueba' }])

    expect((await say('withdraw', documentId)).status).toBe(200)
    expect(await staleNames()).toContain('Confirmable')
  })

  test('that was confirmed too long ago waits again, and says since when', async () => {
    const documentId = await importStore('Hace mucho')
    await say('confirm', documentId)
    await cms.database.change(
      `UPDATE store_confirmations SET day = '2024-05-06' WHERE target_id = '${documentId}'`,
    )
    const { entries } = await read('stale')
    expect(entries.find((one) => one.documentId === documentId)?.lastDay).toBe('2024-05-06')
    expect(entries.at(-1)?.documentId).toBe(documentId)
  })

  test('waits for staff again when only an import changed it since', async () => {
    const documentId = await importStore('Reimportado')
    await boss.publish('store', documentId, { address: 'Mitre 1' })
    expect(await staleNames()).not.toContain('Reimportado')
    await importStore('Reimportado', { phone: '3777 43-7777' })
    expect(await staleNames()).toContain('Reimportado')
  })

  test('cannot be confirmed once it is gone', async () => {
    const { status, body } = await say('confirm', 'noexiste', boss)
    expect([status, body.error?.message]).toEqual([404, 'Ese comercio ya no está en el panel.'])
  })
})

test('whose form is filled in again is told what is there already', async () => {
  const { documentId } = await boss.createAndPublish('store', {
    ...{ name: 'Óptica Mirador', address: 'Mitre 77', phone: '3777 55-5888' },
  })
  const twins = async (fields: Record<string, string>, by = loader) =>
    (await by.get(`/quality/twins?${new URLSearchParams(fields).toString()}`)).body
  const twin = { documentId, name: 'Óptica Mirador', address: 'Mitre 77', isPublished: true }
  expect(await twins({ name: 'OPTICA MIRADOR', whatsapp: '3777 15 555888' })).toEqual({
    twins: [{ ...twin, reasons: ['number', 'name'] }],
  })
  expect(await twins({ name: 'Óptica Otra', address: 'Mitre 77' })).toEqual({ twins: [] })
  expect(await twins({})).toEqual({ twins: [] })
})

test('what may be there twice is told with the reasons', async () => {
  await boss.createAndPublish('store', { name: 'Farmacia Ceibo', phone: '3777 55-5444' })
  await boss.create('store', { name: 'FARMACIA EL SEIBO', whatsapp: '3777 55-5444' })
  const { entries, counts } = await read('duplicates')
  expect(counts.duplicates).toBe(entries.length)
  expect(entries[0]).toMatchObject({
    reasons: ['number', 'name'],
    stores: [{ name: 'Farmacia Ceibo' }, { name: 'FARMACIA EL SEIBO' }],
    more: 0,
  })
})

describe('stores that staff call distinct', () => {
  const post = (path: string, body: unknown, by = loader) =>
    send(`${cms.url}/quality/${path}`, { method: 'POST', token: by.token, json: body })
  const twins = async (phone: string) => {
    const one = await boss.createAndPublish('store', { name: `Uno ${phone}`, phone })
    const other = await boss.createAndPublish('store', { name: `Dos ${phone}`, phone })
    return [one.documentId, other.documentId] as const
  }
  const areTold = async (phone: string) =>
    (await read('duplicates')).entries.some(({ stores }) =>
      stores.some(({ name }) => name.endsWith(phone)),
    )
  const pairs = async () => (await loader.get('/quality/distinct')).body as { pairs?: unknown[] }

  test('are told of to nobody any more, until somebody takes it back', async () => {
    const [one, other] = await twins('3777 55-6001')
    const version = await readVersion(cms)
    expect(await areTold('3777 55-6001')).toBe(true)
    const answers = await Promise.all([
      post('distinct', { pairs: [[one, other]] }),
      post('distinct', { pairs: [[other, one]] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await areTold('3777 55-6001')).toBe(false)
    expect(await readVersion(cms)).toBe(version)
    const { pairs: said } = await pairs()
    expect(said).toHaveLength(1)
    expect(said?.[0]).toMatchObject({ saidBy: 'Prueba' })

    expect((await post('distinct/withdraw', { pairs: [[other, one]] })).status).toBe(200)
    expect(await areTold('3777 55-6001')).toBe(true)
    expect(await pairs()).toEqual({ pairs: [] })
  })

  test('stay so when one of them comes back from the bin', async () => {
    const [one, other] = await twins('3777 55-6002')
    await post('distinct', { pairs: [[one, other]] })
    await boss.remove('store', one)
    expect(await pairs()).toEqual({ pairs: [] })
    const { body } = await boss.get('/undo/bin')
    const [entry] = body.entries as { id: number }[]
    await post(`../undo/bin/${entry?.id ?? 0}/recover`, {}, boss)
    expect(await areTold('3777 55-6002')).toBe(false)
  })

  test('are two that exist, named as such', async () => {
    const [one] = await twins('3777 55-6003')
    const { status, body } = await post('distinct', { pairs: [[one, 'noexiste']] })
    expect([status, body.error?.message]).toEqual([404, 'Ese comercio ya no está en el panel.'])
    for (const wrong of [{}, { pairs: [] }, { pairs: [[one, one]] }]) {
      expect((await post('distinct', wrong)).status).toBe(400)
      expect((await post('distinct/withdraw', wrong)).status).toBe(400)
    }
  })
})

test('what was searched in vain is added up over the days', async () => {
  await cms.database.change(
    [
      ['remis', '2026-03-01', 2],
      ['remis', '2026-03-04', 3],
      ['gomero', '2026-03-02', 4],
    ]
      .map(
        ([words, day, times], at) =>
          `INSERT INTO missed_searches (document_id, words, day, times) VALUES ('q${at}', '${words}', '${day}', ${times});`,
      )
      .join('\n'),
  )
  expect((await read('searches', loader)).entries).toEqual([
    { words: 'remis', times: 5, lastDay: '2026-03-04' },
    { words: 'gomero', times: 4, lastDay: '2026-03-02' },
  ])
})

describe('a role', () => {
  const role = async (
    name: string,
    permissions: { action: string; fields: string[]; conditions?: string[] }[],
  ) =>
    signInAs(
      cms,
      boss,
      await makeRole(
        cms,
        boss,
        name,
        permissions.map((one) => ({ ...one, subject: STORE })),
      ),
    )

  test('that only reads stores sees the lists, confirms nothing, and is told of no searches', async () => {
    const reader = await role('Mira', [{ action: READ, fields: SHOWN }])
    expect((await read('stale', reader)).counts).toMatchObject({ searches: null })
    expect((await read('searches', reader)).entries).toEqual([])
    const documentId = await importStore('De otros')
    expect((await say('confirm', documentId, reader)).status).toBe(403)
    expect((await say('withdraw', documentId, reader)).status).toBe(403)
    for (const path of ['distinct', 'distinct/withdraw']) {
      const json = { pairs: [[documentId, 'x']] }
      const by = { method: 'POST', token: reader.token, json }
      expect((await send(`${cms.url}/quality/${path}`, by)).status).toBe(403)
    }
  })

  test('that may not read what the lists tell of is told so', async () => {
    const blind = await role('Sin teléfonos', [
      { action: READ, fields: SHOWN.filter((field) => field !== 'phone') },
    ])
    const { status, body } = await blind.get('/quality/duplicates')
    expect([status, body.error?.message]).toEqual([
      403,
      'Tu rol no permite ver «Teléfono» de los comercios, y estas listas lo usan.',
    ])
  })

  test('that may not read stores sees nothing', async () => {
    const none = await signInAs(cms, boss, await makeRole(cms, boss, 'Nada', []))
    for (const list of ['incomplete', 'stale', 'duplicates', 'searches', 'distinct', 'twins']) {
      expect((await none.get(`/quality/${list}`)).status).toBe(403)
    }
    expect((await say('confirm', 'x', none)).status).toBe(403)
  })

  test('that works on its own stores sees those, and confirms no other', async () => {
    const conditions = ['admin::is-creator']
    const owner = await role('Lo suyo', [
      { action: READ, fields: SHOWN, conditions },
      { action: UPDATE, fields: SHOWN, conditions },
    ])
    expect(await read('incomplete', owner)).toMatchObject({ stores: 0, entries: [] })
    expect((await read('duplicates', owner)).entries).toEqual([])
    const { status, body } = await say('confirm', await importStore('Ajeno'), owner)
    expect([status, body.error?.message]).toEqual([
      403,
      'Tu rol no permite confirmar los datos de ese comercio.',
    ])
  })
})
