import { closeTheInternet, expect, test } from './support/test.ts'
import { openNewStore, signInToPanel } from './support/panel.ts'

const NAME = 'Bazar de prueba que ya no está'

test('staff delete a store on its page, and are told nothing but that', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await closeTheInternet(context, [product.cmsUrl])
  const panel = await context.newPage()
  const alerts = panel.locator('[role=alert], [role=status]').filter({ hasText: /\S/ })
  await signInToPanel(panel, product)
  await openNewStore(panel, product)
  await panel.getByLabel('Nombre').fill(NAME)
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(panel.getByRole('heading', { name: NAME })).toBeVisible()
  const address = panel.url()

  await test.step('nothing there leads to the editor of content types', async () => {
    await panel.getByRole('button', { name: 'Más acciones' }).first().click()
    await expect(panel.getByRole('menuitem')).toHaveText([
      'Configurar la vista',
      'Eliminar entrada',
      'Copiar el identificador',
    ])
  })

  await test.step('«Eliminado» is all that is told', async () => {
    await panel.getByRole('menuitem', { name: 'Eliminar entrada' }).click()
    await panel.getByRole('button', { name: 'Confirmar' }).click()
    await expect(alerts.getByText('Eliminado')).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Comercios' })).toBeVisible()
    await expect(alerts.getByText('ya no existe')).toHaveCount(0)
  })

  await test.step('who goes there again is told that it is gone', async () => {
    await panel.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(alerts.getByText('Eso ya no existe: quizás lo eliminaron.')).toBeVisible()
    await expect(panel.getByLabel('Nombre')).toBeHidden()
  })

  await context.close()
})
