import { devices, type Browser, type CDPSession, type Page } from '@playwright/test'
import { PUBLIC_FILES, TILE_ORIGINS, type StoreRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { openBrowser } from '../../open-browser.ts'
import { restedProduct } from '../rested-product.ts'
import { median } from '../measure.ts'
import { manyLike } from '../search/many-stores.ts'
import type { Section } from '../section.ts'
import { panFrames } from './pan-frames.ts'
import { takeWork, watchWork, workUntilRest, type Work } from './work.ts'

/** Of its processor: a phone of 150 dollars beside a desktop. */
const TIMES_SLOWER = 4
/** As Lighthouse's mobile preset has it. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const PHONE = {
  ...devices['Moto G4'],
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
  serviceWorkers: 'block',
} as const

/** Typed letter by letter into the box of the home page. */
const QUERY = 'pizza'
const KEY_EVERY_MS = 500
/** Without a long task for so long a page has come to rest. */
const REST_MS = 1_000

interface Phone {
  page: Page
  screen: CDPSession
  close: () => Promise<void>
}

/** The app reads of each list what it knows of it. */
const LISTS_OF_STORES = [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores, PUBLIC_FILES.storeHours]

/** `stores`: what the lists of stores hold instead of their own, as JSON. */
async function openPhone(
  browser: Browser,
  stores: string | null,
  isSlowLine = false,
): Promise<Phone> {
  const context = await browser.newContext(PHONE)
  await context.route(
    ({ origin }) => TILE_ORIGINS.includes(origin),
    (route) => route.abort(),
  )
  if (stores !== null) {
    const answer = { contentType: 'application/json', body: stores }
    for (const file of LISTS_OF_STORES) {
      await context.route(`**/${file}`, (route) => route.fulfill(answer))
    }
  }
  // What the compiler of these lines names functions with, where a page runs them.
  await context.addInitScript('globalThis.__name = (one) => one')
  const page = await context.newPage()
  const screen = await context.newCDPSession(page)
  await screen.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  if (isSlowLine) {
    await screen.send('Network.enable')
    await screen.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  await watchWork(page)
  return { page, screen, close: () => context.close() }
}

/** Milliseconds from the navigation on until the app has taken the page over. */
async function takenOver(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const handle = await page.waitForFunction(
    () => 'takenOver' in document.documentElement.dataset && performance.now(),
  )
  return Number(await handle.jsonValue())
}

interface Typing {
  /** Longest task from the navigation on until the lists of a search are ready. */
  reading: number
  letter: number
  /** Longest task of all letters. */
  letterTask: number
  enter: number
  /** From Enter to the frame with the first results. */
  results: number
  enterTask: number
}

interface Awaited {
  guiaResults: Promise<number>
}

/** Has the page measure from its next key on until a frame shows the first store of a search. */
const awaitResults = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const awaited = globalThis as unknown as Awaited
    awaited.guiaResults = new Promise((resolve) => {
      const look = (began: number) => {
        const isThere = document.querySelector('main ul[aria-label="Tiendas"] > li') !== null
        requestAnimationFrame(() => {
          if (isThere) resolve(performance.now() - began)
          else look(began)
        })
      }
      addEventListener('keydown', () => look(performance.now()), { once: true, capture: true })
    })
  })

/** A visitor who types a word into the box of the home page and sends it. */
async function type(browser: Browser, address: string, stores: string | null): Promise<Typing> {
  const { page, close } = await openPhone(browser, stores)
  const listsCame = page.waitForResponse(`**/${PUBLIC_FILES.stores}`)
  await takenOver(page, address)
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.tap()
  await listsCame
  const { task: reading } = await workUntilRest(page, REST_MS)
  const letters: Work[] = []
  for (const letter of QUERY) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(KEY_EVERY_MS)
    letters.push(await takeWork(page))
  }
  await awaitResults(page)
  await page.keyboard.press('Enter')
  const results = await page.evaluate(() => (globalThis as unknown as Awaited).guiaResults)
  const { task: enterTask, answer: enter } = await workUntilRest(page, REST_MS)
  await close()
  return {
    reading,
    letter: Math.max(...letters.map(({ answer }) => answer)),
    letterTask: Math.max(...letters.map(({ task }) => task)),
    enter,
    results,
    enterTask,
  }
}

interface MapFrames {
  /** Milliseconds from the map's coming into view to the frame with its markers. */
  first: number
  /** Share of the frames of a movement that took more than 25 ms. */
  slow: number
}

/** A visitor who scrolls to the home page's map and moves it with two fingers. */
async function openMap(
  browser: Browser,
  address: string,
  stores: string | null,
): Promise<MapFrames> {
  const { page, screen, close } = await openPhone(browser, stores)
  await takenOver(page, address)
  await workUntilRest(page, REST_MS)
  const map = page.locator('.leaflet-container')
  const heading = page.getByRole('heading', { name: 'Ubicaciones' })
  const first = await heading.evaluate(async (element) => {
    element.scrollIntoView()
    const began = performance.now()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (!document.querySelector('.leaflet-marker-icon')) await nextFrame()
    await nextFrame()
    return performance.now() - began
  })
  await workUntilRest(page, REST_MS)
  await map.scrollIntoViewIfNeeded()
  const slow = await panFrames(page, screen, (await map.boundingBox()) ?? { x: 0, y: 0 })
  await close()
  return { first, slow }
}

/** As the publisher writes a list, a record a line. */
const listOf = (records: readonly StoreRecord[]): string =>
  `[${records.map((record) => JSON.stringify(record)).join(',\n')}]\n`

const storesOf = (records: readonly StoreRecord[], size: number): string | null =>
  size <= records.length ? null : listOf(manyLike(records, size))

/** In the order of the table. */
const TYPED = ['reading', 'letter', 'letterTask', 'enter', 'results', 'enterTask'] as const

const ms = (values: readonly number[]): string => String(Math.round(median(values)))

/**
 * What a visitor with a slow phone waits for: the app on a slow line, each letter of a search and its
 * results, the map; over the sample, and over longer lists in place of its own.
 */
export async function measurePhone(sizes: readonly number[], rounds: number): Promise<Section> {
  const product = await restedProduct()
  const browser = await openBrowser()
  const address = new URL(paths.home.link(), product.siteUrl).href
  try {
    const answer = await fetch(new URL(PUBLIC_FILES.stores, product.siteUrl))
    const records = (await answer.json()) as StoreRecord[]
    const rows: string[][] = []
    for (const size of sizes) {
      const stores = storesOf(records, size)
      const app: number[] = []
      const typings: Typing[] = []
      const maps: MapFrames[] = []
      for (let round = 0; round < rounds; round += 1) {
        if (stores === null) {
          const phone = await openPhone(browser, null, true)
          app.push(await takenOver(phone.page, address))
          await phone.close()
        }
        typings.push(await type(browser, address, stores))
        maps.push(await openMap(browser, address, stores))
      }
      rows.push([
        size.toLocaleString('en'),
        stores === null ? ms(app) : '',
        ...TYPED.map((name) => ms(typings.map((typing) => typing[name]))),
        ms(maps.map(({ first }) => first)),
        `${(median(maps.map(({ slow }) => slow)) * 100).toFixed(1)} %`,
      ])
    }
    return {
      title: 'In the hand',
      about:
        `The home page on a processor ${TIMES_SLOWER} times slower, the lists of stores replaced by longer ` +
        `ones like them; medians of ${rounds}, milliseconds. «App»: until it has taken over, also on a ` +
        'slow line (1.6 Mbit/s, 150 ms). «Reading»: the longest task until the lists are ready to be ' +
        `searched. «Letter», «Enter»: from the key to the next frame, the worst letter of «${QUERY}», ` +
        'each with its longest task (0: none of 50). «Results»: from Enter to the frame with the first. ' +
        '«Map»: from coming into view to the frame with its markers. «Slow frames»: more than 25 ms ' +
        'while two fingers move it.',
      columns: [
        ...['Stores', 'App', 'Reading', 'Letter', 'Its task', 'Enter', 'Results', 'Its task'],
        ...['Map', 'Slow frames'],
      ],
      rows,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
