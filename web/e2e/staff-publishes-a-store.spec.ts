import path from 'node:path'
import { closeTheInternet, expect, test } from './support/test.ts'
import {
  openNewStore,
  publishOpenDocument,
  signInToPanel,
  uploadFirstImage,
} from './support/panel.ts'

const LOGO = path.resolve(import.meta.dirname, 'support', 'logo.png')
const NAME = 'Dulcería «La Náyade» & Hijas'
const SLUG = 'dulceria-la-nayade-hijas'

/** A Tuesday in Goya. */
const TUESDAY = '2026-11-24'
const at = (time: string) => new Date(`${TUESDAY}T${time}:00-03:00`)

test('a store that staff publish in the panel is found by a visitor, open or closed', async ({
  browser,
  product,
  visitor,
}) => {
  await test.step('staff add it with hours and logo, and publish', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await closeTheInternet(context, [product.cmsUrl])
    const panel = await context.newPage()
    await signInToPanel(panel, product)
    await openNewStore(panel, product)
    await panel.getByLabel('Nombre').fill(NAME)
    await panel.getByLabel('Descripción').fill('Alfajores de mandioca y dulce de mamón.')
    await panel.getByLabel('WhatsApp', { exact: true }).fill('03777 15-555987')
    await panel.getByLabel('Dirección', { exact: true }).fill('Colón 1234')
    await panel.getByRole('combobox', { name: 'Categorías', exact: true }).click()
    await panel.getByRole('option', { name: /Alimentos/ }).click()
    await panel.getByRole('button', { name: 'Semana habitual' }).click()
    await uploadFirstImage(panel, LOGO)
    await publishOpenDocument(panel)
    await context.close()
  })

  await test.step('it is published', async () => {
    await expect
      .poll(async () => (await visitor.request.get(`/store/${SLUG}`)).status(), {
        timeout: 30_000,
      })
      .toBe(200)
  })

  await test.step('a visitor finds it by search, without accents', async () => {
    await visitor.clock.setFixedTime(at('10:30'))
    await visitor.goto('/')
    const search = visitor.getByRole('searchbox', { name: 'Buscar en Goya a un clic' })
    await search.fill('nayade')
    await search.press('Enter')
    await expect(visitor).toHaveURL(/\/prueba\?q=nayade/)
    await visitor.getByRole('link', { name: NAME, exact: true }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })

  await test.step('it shows its logo and the right WhatsApp link', async () => {
    await expect(visitor.getByText('Cierra 12:00')).toBeVisible()
    const link = visitor.getByRole('link', { name: 'WhatsApp', exact: true }).first()
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/5493777555987(\?|$)/)
    const logo = visitor.locator('main img').first()
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('open or closed follows the visitor’s clock', async () => {
    for (const [time, state, label] of [
      ['11:59', 'Abierto', 'Cierra en 1 min'],
      ['12:00', 'Abierto', 'Cierra 12:00'],
      ['12:01', 'Cerrado', 'Abre 16:00'],
      ['20:30', 'Cerrado', 'Abre mañana 8:00'],
    ] as const) {
      await visitor.clock.setFixedTime(at(time))
      await visitor.reload()
      await expect(visitor.getByText(label)).toBeVisible()
      await expect(visitor.getByText(state, { exact: true }).first()).toBeVisible()
    }
  })
})
