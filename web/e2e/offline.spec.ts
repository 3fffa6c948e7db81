import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PUBLIC_FILES, type PublicationRecord, type StoreRecord } from '@guia/contract'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { openChangingSite, type ChangingSite } from './support/changing-site.ts'
import { completeStore, firstWith } from './support/catalogue.ts'
import { elementsOf, readHtml } from './support/html.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { closeTheInternet, expect, test as base } from './support/test.ts'

interface Fixtures {
  site: ChangingSite
  /** A page of a browser that may keep the site. */
  page: Page
}

const test = base.extend<Fixtures>({
  site: async ({ product }, use) => {
    const site = await openChangingSite(product.siteUrl)
    await use(site)
    await site.close()
  },
  page: async ({ browser, site }, use) => {
    const context = await browser.newContext({
      baseURL: site.url,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await closeTheInternet(context, [site.url])
    await use(await context.newPage())
    await context.close()
  },
})

/** Names of the releases that the browser keeps whole. */
const keptReleases = (page: Page) =>
  page.evaluate(async (seal) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('entrega-'))
    const sealed = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match(seal)),
    )
    return names.filter((_, index) => sealed[index])
  }, `/${PUBLIC_FILES.publication}`)

/** One visit, as long as it takes to keep the site. */
async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptReleases(page), { timeout: 60_000 }).toHaveLength(1)
}

async function loseTheSignal(context: BrowserContext, site: ChangingSite): Promise<void> {
  site.isGone = true
  await context.setOffline(true)
}

/**
 * What a page is headed by. Not in the browser, which has seen one page and is to know no other; but
 * only there is it what a query asks for.
 */
async function headingOf(address: string, page: Page, request: APIRequestContext) {
  if (address.includes('?')) {
    await page.goto(address, { waitUntil: 'networkidle' })
    return page.getByRole('heading', { level: 1 }).innerText()
  }
  const html = await (await request.get(new URL(address, page.url()).href)).text()
  const [heading] = elementsOf(readHtml(html), 'h1')
  return heading?.text ?? ''
}

test('after one visit every page is there without a signal', async ({
  page,
  site,
  catalogue,
  request,
}) => {
  await visitOnce(page, paths.about.link())
  const headings = new Map<string, string>()
  for (const route of ROUTES) {
    const address = route.address(catalogue)
    headings.set(routeName(route), await headingOf(address, page, request))
  }
  await loseTheSignal(page.context(), site)
  for (const route of ROUTES) {
    await page.goto(route.address(catalogue))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, routeName(route)).toHaveText(headings.get(routeName(route)) ?? '–')
    await expect(page.getByRole('status').getByText(/^Sin señal: datos del \d/)).toBeVisible()
  }
})

test('without a signal a search finds a store that was never opened, and its contact', async ({
  page,
  site,
  catalogue,
}) => {
  const { name, phone } = completeStore(catalogue)
  await visitOnce(page, '/')
  await loseTheSignal(page.context(), site)
  await page.reload()
  await page.getByRole('banner').getByRole('searchbox').fill(name)
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await page.getByRole('list', { name: 'Tiendas' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const call = page.getByRole('main').getByRole('link', { name: 'Llamar' }).first()
  await expect(call).toHaveAttribute('href', new RegExp(`^tel:.*${phone.slice(-6)}$`))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Guardar en Contactos' }).click()
  const card = readFileSync(await (await download).path(), 'utf8')
  expect(card).toContain(`FN:${name}`)
})

for (const [name, address] of [
  ['about', paths.about.link()],
  ['contact', paths.contact.link()],
  ['professionals', paths.professionals.link('medicos')],
] as const) {
  test(`a search on the ${name} page, the first of a visit, waits for no request`, async ({
    page,
    site,
    catalogue,
  }) => {
    const store = completeStore(catalogue)
    await visitOnce(page, address)
    await loseTheSignal(page.context(), site)
    const box = page.getByRole('banner').getByRole('searchbox')
    await box.fill(store.name)
    await box.press('Enter')
    const found = page.getByRole('list', { name: 'Tiendas' })
    await expect(found.getByRole('link', { name: store.name, exact: true })).toBeVisible()
  })
}

test('without a signal the emergency numbers and the pharmacy on duty are there', async ({
  page,
  site,
}) => {
  await visitOnce(page, '/')
  await loseTheSignal(page.context(), site)
  await page.goto(paths.searchResults.link('emergencias'))
  await expect(page.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911')
  await page.goto(paths.pharmacies.link())
  await expect(page.getByRole('list', { name: 'De turno ahora' })).toBeVisible()
})

test('a new release is kept after one more page, whole, in place of the other', async ({
  page,
  site,
  catalogue,
}) => {
  await visitOnce(page, '/')
  const [before = ''] = await keptReleases(page)
  const { slug } = firstWith(catalogue.stores, ({ isActive }) => isActive)
  const read = async (file: string) => (await fetch(`${site.url}/${file}`)).text()
  const stores = JSON.parse(await read(PUBLIC_FILES.stores)) as StoreRecord[]
  const renamed = JSON.stringify(
    stores.map((one) => (one.slug === slug ? { ...one, name: 'Nombre nuevo' } : one)),
  )
  const old = JSON.parse(await read(PUBLIC_FILES.publication)) as PublicationRecord
  const about = old.files[PUBLIC_FILES.stores]
  const sha256 = createHash('sha256').update(renamed).digest('hex')
  const live = {
    ...old,
    content: 'nueva',
    files: { ...old.files, [PUBLIC_FILES.stores]: { ...about, sha256: 'otra' } },
  }
  site.answers.set(`/r/nueva/${PUBLIC_FILES.stores}`, renamed)
  site.answers.set(`/${PUBLIC_FILES.publication}`, JSON.stringify(live))

  // What does not hold what was promised is not kept.
  await page.goto(paths.about.link())
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('entrega-nueva')
  expect(await keptReleases(page)).toEqual([before])

  live.files[PUBLIC_FILES.stores] = { ...about, sha256 }
  site.answers.set(`/${PUBLIC_FILES.publication}`, JSON.stringify(live))
  await page.goto(paths.contact.link())
  await expect.poll(() => keptReleases(page)).toEqual(['entrega-nueva'])
  await loseTheSignal(page.context(), site)
  await page.goto(paths.store.link(slug))
  await expect(page.getByRole('heading', { level: 1, name: 'Nombre nuevo' })).toBeVisible()
})

test('a broken worker is switched off from the server', async ({ page, site }) => {
  site.answers.set(
    '/sw.js',
    `addEventListener('install', () => self.skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    addEventListener('fetch', (event) => event.respondWith(new Response('roto')))`,
  )
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(paths.about.link())
  await expect(page.locator('body')).toHaveText('roto')

  const off = readFileSync(new URL('../public/sw-off.js', import.meta.url), 'utf8')
  site.answers.set('/sw.js', off)
  await page.goto(paths.about.link())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await page.goto(paths.about.link(), { waitUntil: 'commit' })
  await expect.poll(left).toEqual([0, 0])
})
