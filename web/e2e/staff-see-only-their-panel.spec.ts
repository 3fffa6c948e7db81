import { closeTheInternet, expect, test } from './support/test.ts'
import { signInToPanel } from './support/panel.ts'

/** Pages of the panel that Strapi puts its offers on, with what is drawn last. */
const PAGES = [
  { address: '/admin', role: 'link', name: /^Recursos \d+/ },
  { address: '/admin/plugins/upload', role: 'heading', name: /Biblioteca/ },
  { address: '/admin/settings/application-infos', role: 'heading', name: /^Descripción general/ },
] as const

test('nothing in the panel leads to Strapi’s shop, plans, news or tours', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await closeTheInternet(context, [product.cmsUrl])
  const panel = await context.newPage()
  await signInToPanel(panel, product)
  for (const { address, role, name } of PAGES) {
    await test.step(address, async () => {
      await panel.goto(product.cmsUrl + address)
      await expect(panel.getByRole(role, { name }).first()).toBeVisible()
      await panel.waitForLoadState('networkidle')
      const offers = panel.locator('a[href*="strapi.io"], a[href*="content-type-builder"]')
      await expect(offers.filter({ visible: true })).toHaveCount(0)
      await expect(panel.getByText(/new Media Library|guided tour/i)).toBeHidden()
    })
  }
  await context.close()
})
