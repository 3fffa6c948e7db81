import { closeTheInternet, expect, test } from './support/test.ts'
import { signInToPanel } from './support/panel.ts'

/** Pages of the panel that Strapi puts its offers on, with the heading that shows that they are there. */
const PAGES = [
  ['/admin', /^Hola/],
  ['/admin/plugins/upload', /Biblioteca/],
  ['/admin/settings/application-infos', /Aplicación/],
] as const

test('nothing in the panel leads to Strapi’s shop, plans, news or tours', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await closeTheInternet(context, [product.cmsUrl])
  const panel = await context.newPage()
  await signInToPanel(panel, product)
  for (const [address, heading] of PAGES) {
    await test.step(address, async () => {
      await panel.goto(product.cmsUrl + address)
      await expect(panel.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await panel.waitForLoadState('networkidle')
      const offers = panel.locator('a[href*="strapi.io"], a[href*="content-type-builder"]')
      await expect(offers.filter({ visible: true })).toHaveCount(0)
      await expect(panel.getByText(/new Media Library|guided tour/i)).toBeHidden()
    })
  }
  await context.close()
})
