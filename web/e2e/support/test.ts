import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { runningProduct, type RunningProduct } from './product.ts'

/** 1 × 1 transparent PNG. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers map tiles from here and refuses every other address outside of this machine. */
async function closeTheInternet(context: BrowserContext, allowed: readonly string[]) {
  await context.route(
    (url) => !allowed.includes(url.origin),
    (route) => {
      const { hostname } = new URL(route.request().url())
      if (hostname === 'tile.openstreetmap.org') {
        return route.fulfill({ body: TILE, contentType: 'image/png' })
      }
      return route.abort()
    },
  )
}

/** What a page must not do while a journey runs. */
function watchForFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
}

interface Fixtures {
  product: RunningProduct
  /** A visitor's page at the site; the test fails on a console error or a failed request. */
  visitor: Page
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  product: async ({}, use) => use(runningProduct()),
  visitor: async ({ browser, product }, use) => {
    const context = await browser.newContext({
      baseURL: product.siteUrl,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await closeTheInternet(context, [product.siteUrl])
    const page = await context.newPage()
    const faults: string[] = []
    watchForFaults(page, faults)
    await use(page)
    await context.close()
    expect(faults).toEqual([])
  },
})

export { expect, closeTheInternet }
