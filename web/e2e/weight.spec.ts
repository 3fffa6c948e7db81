import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import {
  completeProfessional,
  completeStore,
  firstWith,
  type Catalogue,
} from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** What a page may weigh on the wire, in bytes with the answers' headers. */
interface Budget {
  address: (catalogue: Catalogue) => string
  /** The HTML with its style, as it is once the publisher has had time for its copy. */
  first: number
  /** The app until it has taken over, without what comes when the browser is idle. */
  scripts: number
  scriptFiles: number
  /** The style sheets, which come with the app. */
  styles: number
}

/** What a server sends before it waits for the visitor's answer: ten packets. */
const AT_ONCE = 14_600

/** As they are, with a twentieth to spare: what makes a page heavier says so here. */
const BUDGETS: Record<string, Budget> = {
  home: {
    address: paths.home.link,
    first: 25_700,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 12_600,
  },
  'a store': {
    address: (all) => paths.store.link(completeStore(all).slug),
    first: AT_ONCE,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 11_800,
  },
  'a category': {
    address: ({ site }) => paths.category.link(firstWith(site.categories, () => true).slug),
    first: AT_ONCE,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 9_800,
  },
  'the search page': {
    address: paths.searchPage.link,
    first: 15_600,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 11_400,
  },
  'a professional': {
    address: (all) => {
      const { category, slug } = completeProfessional(all)
      return paths.professional.link(category, slug)
    },
    first: AT_ONCE,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 11_100,
  },
  'the contact page': {
    address: paths.contact.link,
    first: 11_500,
    scripts: 115_000,
    scriptFiles: 8,
    styles: 8_700,
  },
}

const FIRST_SCRIPT_BYTES = 1_500

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
}

const smallest = promisify(brotliCompress)

/** What the HTML weighs with its headers, compressed by the best quality, which is the default. */
async function bestOf(document: Request | undefined): Promise<number> {
  const answer = await document?.response()
  if (!document || !answer) return Infinity
  const { responseHeadersSize } = await document.sizes()
  return responseHeadersSize + (await smallest(await answer.body())).length
}

/** What the page asks for until the app has taken it over. */
async function openAndListen(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  page.on('requestfinished', note)
  await page.goto(address)
  page.off('requestfinished', note)
  return requests
}

// On a connection that is known to be slow nothing is loaded ahead.
test.beforeEach(({ visitor }) =>
  visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  }),
)

/** Paths of the scripts that a page names: on a slow machine others come before these are done. */
async function namedScripts(page: Page, address: string): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(address)).text()
  return new Set([...html.matchAll(/["\s](\/assets\/[\w.-]+\.js)/g)].map(([, file = '']) => file))
}

for (const [name, { address, ...budget }] of Object.entries(BUDGETS)) {
  test(`${name} weighs no more than it may`, async ({ visitor, catalogue }) => {
    const requests = await openAndListen(visitor, address(catalogue))
    const ofType = (...types: string[]) =>
      requests.filter((request) => types.includes(request.resourceType()))
    const named = await namedScripts(visitor, address(catalogue))
    const scripts = ofType('script').filter((script) => named.has(new URL(script.url()).pathname))
    expect.soft(scripts.length).toBe(named.size)
    expect.soft(await bestOf(ofType('document')[0])).toBeLessThan(budget.first)
    expect.soft(await bytesOf(ofType('stylesheet'))).toBeLessThan(budget.styles)
    expect.soft(await bytesOf(scripts)).toBeLessThan(budget.scripts)
    expect.soft(scripts.length).toBeLessThanOrEqual(budget.scriptFiles)
    const [first] = scripts
    expect.soft(first?.url()).toContain('/first-script-')
    expect.soft(await bytesOf(first ? [first] : [])).toBeLessThan(FIRST_SCRIPT_BYTES)
  })
}
