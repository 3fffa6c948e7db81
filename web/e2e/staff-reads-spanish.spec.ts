import type { Page } from '@playwright/test'
import { violationsOf } from './support/axe.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { SCREENS } from './support/panel-screens.ts'
import { contextOf, type Role } from './support/staff-accounts.ts'
import { expect, test } from './support/test.ts'

/** Who may do most and who may do least: whatever the third one is shown, one of these is as well. */
const ROLES: readonly Role[] = ['Administración', 'Carga']
const WIDTHS = [1280, 390]

const STANDS_OVER = '[role=dialog], [role=menu]'

/** Strapi names its two side panels of a form alike. */
const STRAPIS = /^landmark-unique: <aside aria-labelledby="additional-information"/

/** Whether a question still stands over the page: what is lighter goes with «Escape». */
async function isCovered(page: Page): Promise<boolean> {
  const isOver = () => page.locator(STANDS_OVER).first().isVisible()
  for (let tries = 0; tries < 2 && (await isOver()); tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  return (await isOver()) || page.getByRole('alertdialog').isVisible()
}

/** As a link of the panel goes. */
function goWithin(address: string) {
  history.pushState({}, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

const awaited = (page: Page) => page.getByText(/^(Cargando|Loading)/)

/** What the page waits for is there. */
const loaded = (page: Page) => expect(awaited(page)).toHaveCount(0)

/** Nothing of the page is on its way any more: a list that was there may be read once more. */
const drawn = (page: Page) =>
  expect(async () => {
    await loaded(page)
    await page.waitForTimeout(300)
    expect(await awaited(page).count()).toBe(0)
  }).toPass()

for (const role of ROLES) {
  test(`«${role}» reads Spanish of Argentina wherever it goes`, async ({
    browser,
    product,
    catalogue,
  }) => {
    const context = await contextOf(browser, product, role)
    const page = await context.newPage()
    await page.goto(`${product.cmsUrl}/admin`)
    // Within the panel, which is quicker than reading it anew; only a question needs that.
    const go = async (address: string) => {
      if (await isCovered(page)) await page.goto(`${product.cmsUrl}/admin${address}`)
      else await page.evaluate(goWithin, `/admin${address}`)
      await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(`/admin${address}`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await loaded(page)
    }
    for (const { name, roles, open, own } of SCREENS) {
      if (roles && !roles.includes(role)) continue
      await test.step(name, async () => {
        await open({ page, go })
        await drawn(page)
        expect.soft(await foreignTexts(page, catalogue), name).toEqual([])
        // Own screens are the same for everybody who comes there, and all are the administration's.
        if (own === undefined || role !== 'Administración') return
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          // Narrower, the panel may draw the screen anew.
          await expect(page.locator('main[aria-busy=true]')).toHaveCount(0)
          const found = await violationsOf(page, { colorScheme: 'light' }, page.locator(own))
          const ours = found.filter((one) => !STRAPIS.test(one))
          expect.soft(ours, `${name}, ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 1280, height: 900 })
      })
    }
    await context.close()
  })
}

test('who is not let in is told in Spanish', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${product.cmsUrl}/admin`)
  await expect(page.getByText('Pedile una nueva a Administración')).toBeVisible()
  await page.locator('input[name=email]').fill('nadie@pruebas.example')
  await page.locator('input[name=password]').fill('otra-clave')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('El correo o la clave no son correctos.')).toBeVisible()
  expect(await foreignTexts(page)).toEqual([])
  await context.close()
})
