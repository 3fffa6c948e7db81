import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { closeTheInternet, expect, test } from './support/test.ts'
import { signInToPanel } from './support/panel.ts'

const LISTS = '/admin/content-manager/collection-types'
const HEADING =
  '\ufeff"Creado";"Nombre";"Correo electrónico";"Teléfono";"Estado";"Notas";"Modificado"\r\n'

test('what visitors and staff entrust to the panel only its owner can read', ({ product }) => {
  const files = readdirSync(product.dataDir).filter((name) => /^(cms\.sqlite|secrets)/.test(name))
  expect(files).toEqual(expect.arrayContaining(['cms.sqlite', 'secrets.env']))
  const isOpen = (name: string) => (statSync(path.join(product.dataDir, name)).mode & 0o077) !== 0
  expect(files.filter(isOpen)).toEqual([])
})

test('staff download the leads from their list, and are told when they cannot', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await closeTheInternet(context, [product.cmsUrl])
  const panel = await context.newPage()
  await signInToPanel(panel, product)
  const button = panel.getByRole('button', { name: 'Descargar en CSV' })

  await test.step('the button gives a file', async () => {
    await panel.goto(`${product.cmsUrl}${LISTS}/api::lead.lead`)
    const arrival = panel.waitForEvent('download')
    await button.click()
    const file = await arrival
    expect(file.suggestedFilename()).toMatch(/^consultas-\d{4}-\d\d-\d\d\.csv$/)
    expect((await readFile(await file.path(), 'utf8')).startsWith(HEADING)).toBe(true)
  })

  await test.step('a failure is told', async () => {
    await panel.route('**/leads/csv', (route) => route.abort())
    await button.click()
    await expect(panel.getByText('No se pudo descargar. Probá de nuevo.')).toBeVisible()
    await expect(button).toBeEnabled()
  })

  await test.step('other lists have no such button', async () => {
    await panel.goto(`${product.cmsUrl}${LISTS}/api::store.store`)
    await expect(panel.getByRole('heading', { name: 'Comercios', exact: true })).toBeVisible()
    await expect(button).toHaveCount(0)
  })
  await context.close()
})
