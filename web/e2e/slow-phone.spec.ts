import { PUBLIC_FILES } from '@guia/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { CARDS_FIRST } from '../src/catalog/site/page-sizes.ts'
import { storesInAnyCategory } from '../src/catalog/stores/store-lists.ts'
import { firstWith, type Catalogue } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** A page whose scripts, but for the first and smallest, do not arrive until they are released. */
async function openBeforeScripts(context: BrowserContext, address: string) {
  const page = await context.newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    if (!route.request().url().includes('/first-script-')) await released
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return { page, release }
}

/** Paths of the code and data that a page asks for, and the requests that are not answered yet. */
function listen(page: Page) {
  const asked: string[] = []
  const underWay = new Set<unknown>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.(js|css|json)$/.test(pathname)) return
    asked.push(pathname)
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  return { asked, underWay }
}

const nameOfStore = ({ stores }: Catalogue) => firstWith(stores, ({ isActive }) => isActive).name
const headerBox = (page: Page) => page.getByRole('banner').getByRole('searchbox')
const found = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Tiendas' }).getByRole('link', { name, exact: true })

test('a search that is sent before the app is there reaches its results', async ({
  visitor,
  catalogue,
}) => {
  const name = nameOfStore(catalogue)
  const { page, release } = await openBeforeScripts(visitor.context(), paths.about.link())
  await headerBox(page).fill(name)
  await headerBox(page).press('Enter', { noWaitAfter: true })
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.searchResults.pattern)
  expect(new URL(page.url()).searchParams.get('q')).toBe(name)
  release()
  await expect(found(page, name)).toBeVisible()
})

test('buttons that are tapped before the app is there are pressed by it', async ({
  visitor,
  catalogue,
}) => {
  const { slug } = firstWith(catalogue.stores, ({ isActive }) => isActive)
  const recorder = visitor
    .context()
    .waitForEvent('response', (response) => response.url().includes('/first-script-'))
  const { page, release } = await openBeforeScripts(visitor.context(), paths.store.link(slug))
  await (await recorder).finished()
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorito: / })
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  await heart.tap()
  await menu.tap()
  await expect(page.locator('[data-tapped]')).toHaveCount(2)
  release()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar menú' }).tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-tapped]')).toHaveCount(0)
})

test('a search that is typed before the app is there is run by an Enter after', async ({
  visitor,
  catalogue,
}) => {
  const name = nameOfStore(catalogue)
  const { page, release } = await openBeforeScripts(visitor.context(), paths.contact.link())
  await headerBox(page).fill(name)
  await page.getByLabel('Nombre').fill('Ramona Ñáñez')
  await page.getByLabel('Email').fill('ramona@despensa.example')
  release()
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ramona Ñáñez')
  await expect(page.getByLabel('Email')).toHaveValue('ramona@despensa.example')
  await expect(headerBox(page)).toHaveValue(name)
  await headerBox(page).press('Enter')
  await expect(found(page, name)).toBeVisible()
})

test('from a list a store is opened with one request, besides its pictures', async ({
  visitor,
  catalogue,
}) => {
  // Of a longer list the rest is loaded ahead, and with it every store.
  const category = firstWith(catalogue.site.categories, ({ name }) => {
    const listed = storesInAnyCategory(catalogue.stores, [name]).filter((one) => one.isActive)
    return listed.length > 0 && listed.length <= CARDS_FIRST
  })
  const { asked, underWay } = listen(visitor)
  await visitor.goto(paths.category.link(category.slug))
  await expect.poll(() => asked.some((path) => path.includes('/store-page-'))).toBe(true)
  await expect.poll(() => asked).toContain('/publicacion.json')
  await expect.poll(() => underWay.size).toBe(0)

  // What is loaded ahead once the store is there may begin before it is looked at: it never comes.
  await visitor.route(`**/${PUBLIC_FILES.stores}`, () => undefined)
  asked.length = 0
  const store = visitor.getByRole('list', { name: 'Tiendas' }).getByRole('link').first()
  const name = (await store.textContent()) ?? ''
  await store.click()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  const needed = asked.filter((path) => !path.endsWith(`/${PUBLIC_FILES.stores}`))
  expect(needed).toEqual([expect.stringMatching(/\/store\/[^/]+\/datos\.json$/)])
})

test.describe('when the network goes away after the visitor has come to the search box', () => {
  // The pictures of the results.
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ })

  test('the search still shows its results', async ({ visitor, catalogue }) => {
    const name = nameOfStore(catalogue)
    await visitor.goto(paths.about.link(), { waitUntil: 'networkidle' })
    const { asked, underWay } = listen(visitor)
    await headerBox(visitor).focus()
    await expect.poll(() => asked.some((url) => url.endsWith('/busquedas.json'))).toBe(true)
    await expect.poll(() => asked.some((url) => url.includes('/search-results-page-'))).toBe(true)
    await expect.poll(() => underWay.size).toBe(0)

    await visitor.context().setOffline(true)
    await headerBox(visitor).fill(name)
    await headerBox(visitor).press('Enter')
    await expect(found(visitor, name)).toBeVisible()
  })
})
