import { paths } from '../src/app/paths.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedFaults: /net::ERR_INTERNET_DISCONNECTED|dynamically imported module/ })

test('a page whose code is not there opens by itself once the network is back', async ({
  visitor,
}) => {
  await visitor.goto(paths.about.link())
  await visitor.context().setOffline(true)
  const toPrivacy = visitor.getByRole('contentinfo').getByRole('link', { name: /privacidad/i })
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /nosotros/i })).toBeVisible()
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.context().setOffline(false)
  await expect(visitor.getByRole('heading', { level: 1, name: /privacidad/i })).toBeVisible()
})

test('a page that failed without network opens after it is back', async ({ visitor }) => {
  await visitor.goto(paths.about.link())
  const toPrivacy = visitor.getByRole('contentinfo').getByRole('link', { name: /privacidad/i })
  await visitor.context().setOffline(true)
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /nosotros/i })).toBeVisible()
  await visitor.context().setOffline(false)
  await toPrivacy.click()
  await expect(visitor.getByRole('heading', { level: 1, name: /privacidad/i })).toBeVisible()
})

for (const part of ['shared', 'about-page']) {
  test(`a page that lost its line before the app was there comes to life: ${part}`, async ({
    visitor,
  }) => {
    // Not waited for: it opens as nothing but a page that can be read.
    const page = await visitor.context().newPage()
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort(), { times: 1 })
    await page.goto(paths.about.link())
    await expect(page.locator('html[data-taken-over]')).toBeAttached({ timeout: 20_000 })
  })
}

const SAID = 'No se pudo cargar todo.'

for (const part of ['first-script', 'framework', 'search-results-page']) {
  test(`a page that the visitor refreshes, and that loses one file by it, does not stay dead: ${part}`, async ({
    visitor,
  }) => {
    const page = await visitor.context().newPage()
    await page.goto(paths.searchResults.link('pan'))
    await expect(page.locator('html[data-taken-over]')).toBeAttached()
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort(), { times: 1 })
    await page.reload()
    const again = page.getByRole('alert').filter({ hasText: SAID }).getByRole('link')
    const alive = page.locator('html[data-taken-over]')
    await expect(again.or(alive)).toBeAttached({ timeout: 20_000 })
    if (part === 'first-script') await again.click()
    await expect(alive).toBeAttached({ timeout: 20_000 })
    await expect(page.getByRole('list', { name: 'Tiendas' })).toBeVisible()
    await expect(page.getByText(SAID)).toBeHidden()
  })
}

test('a page that cannot have its scripts says so, and offers another try', async ({ visitor }) => {
  const page = await visitor.context().newPage()
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('/first-script-') ? route.fallback() : route.abort(),
  )
  await page.goto(paths.contact.link())
  const said = page.getByRole('alert').filter({ hasText: SAID })
  await expect(said).toBeVisible({ timeout: 20_000 })
  await page.emulateMedia({ media: 'print' })
  await expect(said).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.unroute('**/assets/*.js')
  await said.getByRole('link', { name: 'Volvé a intentar' }).click()
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled()
  await expect(said).toBeHidden()
})
