import { devices, type Browser, type Request } from '@playwright/test'
import { TILE_ORIGINS } from '@guia/contract'
import { readCatalogue } from '../../../../web/e2e/support/catalogue.ts'
import { openBrowser } from '../../open-browser.ts'
import { restedProduct } from '../rested-product.ts'
import type { Section } from '../section.ts'
import { FIRST_PAGES } from './first-pages.ts'

/** Kinds of requests by what the browser calls them. */
const KINDS = {
  HTML: ['document'],
  Style: ['stylesheet'],
  Script: ['script'],
  Images: ['image'],
  Data: ['fetch', 'xhr'],
} as const

/** After the page has loaded: what comes once the browser is idle comes in this time. */
const IDLE_MS = 4_000

const weightOf = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1)

/** As a phone's browser tells of it; on a desktop none tells what kind of line it is. */
const MOBILE_DATA = { type: 'cellular', effectiveType: '4g', saveData: false }

/** A phone's first visit to a page, without scrolling. */
async function visit(browser: Browser, name: string, address: string): Promise<string[]> {
  const phone = { ...devices['Moto G4'], locale: 'es-AR', serviceWorkers: 'block' } as const
  const context = await browser.newContext(phone)
  const requests: Request[] = []
  context.on('requestfinished', (request) => requests.push(request))
  await context.route(
    ({ origin }) => TILE_ORIGINS.includes(origin),
    (route) => route.abort(),
  )
  const page = await context.newPage()
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection })
  }, MOBILE_DATA)
  const answer = await page.goto(address, { waitUntil: 'load' })
  if (!answer?.ok()) throw new Error(`${address}: ${answer?.status()}`)
  await page.waitForTimeout(IDLE_MS)
  const of = (kinds: readonly string[]) =>
    requests.filter((request) => kinds.includes(request.resourceType()))
  const weights = await Promise.all(Object.values(KINDS).map((kinds) => weightOf(of(kinds))))
  const cells = weights.map((weight, at) => {
    const count = of(Object.values(KINDS)[at] ?? []).length
    return count === 0 ? '' : `${kib(weight)} (${count})`
  })
  const all = `${kib(await weightOf(requests))} (${requests.length})`
  await context.close()
  return [name, ...cells, all]
}

/** What each of the pages that visitors come to first sends to a phone, by kind. */
export async function measureBytes(): Promise<Section> {
  const product = await restedProduct()
  const browser = await openBrowser()
  try {
    const catalogue = await readCatalogue(product.siteUrl)
    const rows: string[][] = []
    for (const [name, addressOf] of FIRST_PAGES) {
      rows.push(await visit(browser, name, new URL(addressOf(catalogue), product.siteUrl).href))
    }
    return {
      title: 'Bytes of a first visit',
      about:
        'A phone’s first visit to a page of the sample on mobile data, without scrolling, with what comes ' +
        'within four seconds after loading: KiB on the wire with the answers’ headers, and requests. The ' +
        'HTML holds the style of the first view; the style sheets come with the app.',
      columns: ['Page', ...Object.keys(KINDS), 'All'],
      rows,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
