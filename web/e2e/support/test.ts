import { test as base, expect, type Page } from '@playwright/test'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { closeTheInternet } from './close-the-internet.ts'
import { runningProduct, type RunningProduct } from './product.ts'
import { waitForApp } from './taken-over.ts'

/** What a page must not do while a journey runs. */
function watchForFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // What a page gives up because the visitor has left it has not failed.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
}

/** Without scripts the browser leaves out those that a page names. */
const isScriptLeftOut = (fault: string) => /^csp \S+\.js$/.test(fault)

interface Fixtures {
  product: RunningProduct
  /** What the product publishes at this moment. */
  catalogue: Catalogue
  /** Faults that a journey brings about itself: `test.use({ expectedFaults: /…/ })`. */
  expectedFaults: RegExp | null
  /** A visitor's page at the site; the test fails on a console error or a failed request. */
  visitor: Page
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  product: async ({}, use) => use(runningProduct()),
  catalogue: async ({ product }, use) => use(await readCatalogue(product.siteUrl)),
  expectedFaults: [null, { option: true }],
  visitor: async ({ browser, product, expectedFaults, javaScriptEnabled, serviceWorkers }, use) => {
    const context = await browser.newContext({
      baseURL: product.siteUrl,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled,
      serviceWorkers,
    })
    await closeTheInternet(context, [product.siteUrl])
    const page = await context.newPage()
    const faults: string[] = []
    watchForFaults(page, faults)
    if (javaScriptEnabled) waitForApp(page)
    await use(page)
    // What a page still asks for when its journey has ended is answered by nobody.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    const isExpected = (fault: string) =>
      (!javaScriptEnabled && isScriptLeftOut(fault)) || expectedFaults?.test(fault)
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([])
  },
})

export { expect, closeTheInternet }
