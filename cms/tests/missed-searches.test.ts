import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInGoya } from '../src/rules/goya-time.ts'
import { MISSED_SEARCHES_A_DAY, MISSED_SEARCHES_PER_ADDRESS } from '../src/rules/limits.ts'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import { startCms, type Cms } from './support/start-cms.ts'

const SITE = 'https://guia.example'
const LIST = '/content-manager/collection-types/api::missed-search.missed-search'
const DAY_MS = 24 * 60 * 60 * 1000

interface Row {
  words: string
  day: string
  times: number
}

const daysAgo = (days: number) => dayInGoya(new Date(Date.now() - days * DAY_MS))

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms({ env: { SITE_URL: SITE, BEHIND_PROXY: 'true' } })
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

const tell = (words: string, address = '10.0.0.1', headers: Record<string, string> = {}) =>
  send(`${cms.url}/api/missed-searches`, {
    method: 'POST',
    body: new URLSearchParams({ palabras: words }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
      ...headers,
    },
  })

const timesOf = async (words: string) =>
  (await cms.database.read<Row>('SELECT times FROM missed_searches WHERE words = ?', words)).map(
    ({ times }) => times,
  )

const countRows = async () => (await cms.database.read('SELECT id FROM missed_searches')).length

/** As the panel's list shows them at first. */
async function listed(): Promise<Row[]> {
  const { body } = await staff.get(`${LIST}?page=1&pageSize=20&sort=day:DESC`)
  return (body as unknown as { results: Row[] }).results.map(({ words, day, times }) => ({
    words,
    day,
    times,
  }))
}

/** Rows as they would have come on other days. */
const plant = (rows: readonly Row[]) =>
  cms.database.change(
    rows
      .map(
        ({ words, day, times }, at) =>
          `INSERT INTO missed_searches (document_id, words, day, times) ` +
          `VALUES ('planted${day}${at}', '${words}', '${day}', ${times});`,
      )
      .join('\n'),
  )

test('the first of a day takes the place of what is older than ninety days', async () => {
  await plant([
    { words: 'vieja', day: daysAgo(91), times: 3 },
    { words: 'casi vieja', day: daysAgo(89), times: 3 },
  ])
  await tell('remis', '10.0.0.2')
  expect(await timesOf('vieja')).toEqual([])
  expect(await timesOf('casi vieja')).toEqual([3])
})

test('one row a day and words, however written and however many at once', async () => {
  expect((await tell(' ¿REMÍS? ')).status).toBe(204)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, visitor) => tell('remis', `10.0.1.${visitor}`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(answers.map(({ text }) => text).join('')).toBe('')
  expect(await timesOf('remis')).toEqual([22])
})

test('staff read them by day, then by how often, and nobody writes them', async () => {
  await tell('gasista')
  await plant([
    { words: 'ayer mucho', day: daysAgo(1), times: 90 },
    { words: 'ayer poco', day: daysAgo(1), times: 2 },
  ])
  const today = dayInGoya(new Date())
  expect(await listed()).toEqual([
    { words: 'remis', day: today, times: 22 },
    { words: 'gasista', day: today, times: 1 },
    { words: 'ayer mucho', day: daysAgo(1), times: 90 },
    { words: 'ayer poco', day: daysAgo(1), times: 2 },
    { words: 'casi vieja', day: daysAgo(89), times: 3 },
  ])
  const made = await staff.tryCreate('missedSearch', { words: 'a mano', day: today, times: 5 })
  expect(made.status).toBe(403)
  const [row] = await cms.database.read<{ document_id: string }>(
    "SELECT document_id FROM missed_searches WHERE words = 'gasista'",
  )
  const id = row?.document_id ?? ''
  expect((await staff.tryUpdate('missedSearch', id, { times: 7 })).status).toBe(403)
  expect((await staff.read('missedSearch', id)).times).toBe(1)
  expect((await staff.remove('missedSearch', id)).status).toBe(200)
  expect(await timesOf('gasista')).toEqual([])
})

test.each([
  ['a phone', '3777 55-5123'],
  ['an address of mail', 'ana@correo.example'],
  ['a text that nobody searches', 'x'.repeat(500)],
  ['nothing', ' '],
])('%s is never stored', async (_, words) => {
  const before = await countRows()
  expect((await tell(words)).status).toBe(204)
  expect(await countRows()).toBe(before)
})

test('what is no form, or a broken one, changes nothing', async () => {
  const before = await countRows()
  const address = `${cms.url}/api/missed-searches`
  for (const json of [null, [], 'remis', { palabras: { $ne: 'x' } }, { palabras: ['remis'] }]) {
    expect((await send(address, { json })).status).toBeLessThan(500)
  }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of ['palabras=a1&palabras=a2', 'palabras[x]=remis', 'otra=remis']) {
    expect((await send(address, { method: 'POST', body, headers: type })).status).toBe(204)
  }
  expect(await countRows()).toBe(before)
})

test('another site cannot have anything counted', async () => {
  const foreign = { origin: 'https://ajeno.example', 'sec-fetch-site': 'cross-site' }
  expect((await tell('ajeno', '10.0.0.9', foreign)).status).toBe(403)
  expect(await timesOf('ajeno')).toEqual([])
  // As a page that does not say where it comes from.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await tell('propio', '10.0.0.9', own)).status).toBe(204)
  expect(await timesOf('propio')).toEqual([1])
})

test('one address counts so often in ten minutes, and no other is held up by it', async () => {
  for (let sent = 0; sent < MISSED_SEARCHES_PER_ADDRESS + 5; sent += 1) {
    expect((await tell('insistente', '10.0.2.1')).status).toBe(204)
  }
  expect(await timesOf('insistente')).toEqual([MISSED_SEARCHES_PER_ADDRESS])
  await tell('insistente', '10.0.2.2')
  expect(await timesOf('insistente')).toEqual([MISSED_SEARCHES_PER_ADDRESS + 1])
})

test('on a full day new words are not counted, known ones are', async () => {
  const today = dayInGoya(new Date())
  const room = MISSED_SEARCHES_A_DAY - (await countToday(today))
  await plant(
    Array.from({ length: room }, (_, at) => ({ words: `lleno ${at}`, day: today, times: 1 })),
  )
  await tell('una mas', '10.0.3.1')
  await tell('lleno 0', '10.0.3.1')
  expect(await timesOf('una mas')).toEqual([])
  expect(await timesOf('lleno 0')).toEqual([2])
  expect(await countToday(today)).toBe(MISSED_SEARCHES_A_DAY)
})

const countToday = async (day: string) =>
  (await cms.database.read('SELECT id FROM missed_searches WHERE day = ?', day)).length

test('nothing of it is published, and a publication is not called for', async () => {
  const version = async () =>
    (await send(`${cms.url}/api/publication/version`, { token: cms.tokens.snapshot })).body.version
  const before = await version()
  await tell('lleno 1', '10.0.3.2')
  expect(await timesOf('lleno 1')).toEqual([2])
  expect(await version()).toBe(before)
  const snapshot = await send(`${cms.url}/api/publication/snapshot`, { token: cms.tokens.snapshot })
  expect(snapshot.text).toContain('"documents":')
  expect(snapshot.text).not.toContain('insistente')
})

test('the log holds no words and no address', () => {
  for (const text of ['insistente', 'remis', '10.0.2.1']) expect(cms.log()).not.toContain(text)
})
