import { TILE_ORIGINS } from '@guia/contract'
import { expect, test } from './support/test.ts'

test('search, then the store, then WhatsApp', async ({ visitor }) => {
  await visitor.goto('/')
  const search = visitor.getByRole('searchbox', { name: 'Buscar en Goya a un clic' })
  await search.fill('   ')
  await search.press('Enter')
  await expect(visitor).toHaveURL(/\/$/)
  await search.fill('ferreteria')
  await search.press('Enter')
  await visitor.getByRole('link', { name: 'Ferretería El Surubí de Hierro', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Ferretería El Surubí de Hierro',
  )
  const whatsapp = visitor.getByRole('link', { name: 'WhatsApp', exact: true }).first()
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/549377755\d{4}(\?|$)/)
  const directions = visitor.getByRole('link', { name: 'Cómo llegar' }).first()
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//)
  const call = visitor.getByRole('link', { name: 'Llamar' }).first()
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
})

test('the map comes into view with its marker, and its tiles come from where they may', async ({
  visitor,
}) => {
  // Any other place outside is refused, which no journey gets away with.
  const tile = visitor.waitForRequest((asked) => TILE_ORIGINS.includes(new URL(asked.url()).origin))
  await visitor.goto('/store/ferreteria-el-surubi-de-hierro')
  await visitor.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
  await expect(
    visitor.getByRole('button', { name: 'Marcador de Ferretería El Surubí de Hierro' }),
  ).toBeVisible()
  await tile
})

test('on a desk the rubros take two rows until all of them are asked for', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await visitor.goto('/tienda')
  const last = visitor.getByRole('button', { name: 'Transportes y Logística' })
  const all = visitor.getByRole('button', { name: 'Ver los 36 rubros' })
  await expect(all).toBeVisible()
  await expect(last).toBeHidden()
  await all.press('Enter')
  await last.click()
  await visitor.getByRole('button', { name: 'Ver menos rubros' }).click()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await last.press('Enter')
  await expect(last).toHaveAttribute('aria-pressed', 'false')
  await expect(last).toBeFocused()
  await visitor.setViewportSize({ width: 360, height: 740 })
  await expect(all).toBeHidden()
  await expect(visitor.getByRole('button', { name: 'Tecnología' })).toBeVisible()
})

test('an unknown address answers 404 and offers a way on', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.siteUrl })
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  await page.close()
})
