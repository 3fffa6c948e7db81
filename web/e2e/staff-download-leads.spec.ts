import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { violationsOf } from './support/axe.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { expect, test } from './support/test.ts'
import { signInToPanel } from './support/panel.ts'

const LISTS = '/admin/content-manager/collection-types'
const LEADS = `${LISTS}/api::lead.lead`
const HEADING =
  '\ufeff"Recibido";"Nombre";"Correo electrónico";"Teléfono";"Estado";"Notas";"Modificado"\r\n'

test('what visitors and staff entrust to the panel only its owner can read', ({ product }) => {
  const files = readdirSync(product.dataDir).filter((name) => /^(cms\.sqlite|secrets)/.test(name))
  expect(files).toEqual(expect.arrayContaining(['cms.sqlite', 'secrets.env']))
  const isOpen = (name: string) => (statSync(path.join(product.dataDir, name)).mode & 0o077) !== 0
  expect(files.filter(isOpen)).toEqual([])
})

/** As the form of the site sends them. */
async function sendLead(cmsUrl: string, nombre: string, telefono: string): Promise<void> {
  const fields = { nombre, telefono, email: 'paz@despensa.example' }
  const answer = await fetch(`${cmsUrl}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(201)
}

test('staff download the leads from their list, answer them and make stores of them', async ({
  browser,
  product,
  catalogue,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const panel = await context.newPage()
  await signInToPanel(panel, product)
  const button = panel.getByRole('button', { name: 'Descargar en CSV' })

  await test.step('the button gives a file', async () => {
    await panel.goto(product.cmsUrl + LEADS)
    const arrival = panel.waitForEvent('download')
    await button.click()
    const file = await arrival
    expect(file.suggestedFilename()).toMatch(/^interesados-\d{4}-\d\d-\d\d\.csv$/)
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

  await test.step('the sheet of all stores comes back unchanged, as Excel and as CSV', async () => {
    await panel.getByRole('link', { name: 'Planilla (Excel)' }).click()
    const rows = panel.getByRole('group', { name: 'Filas' })
    for (const kind of ['Excel', 'CSV']) {
      const arrival = panel.waitForEvent('download')
      await panel.getByRole('button', { name: `Bajar ${kind}` }).click()
      const file = await (await arrival).path()
      await panel.getByLabel('Archivo de la planilla').setInputFiles({
        name: kind,
        mimeType: '',
        buffer: await readFile(file),
      })
      await expect(panel.getByText('No hay nada para aplicar.')).toBeVisible()
      await expect(rows).toHaveText(/^\d+ iguales$/)
    }
    expect(await foreignTexts(panel, catalogue)).toEqual([])
    for (const width of [1280, 390]) {
      await panel.setViewportSize({ width, height: 900 })
      expect(await violationsOf(panel, { colorScheme: 'light' }, panel.getByRole('main'))).toEqual(
        [],
      )
    }
    await panel.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('a row that nobody understands is refused with its column', async () => {
    await panel.getByLabel('Archivo de la planilla').setInputFiles({
      name: 'mala.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Número;WhatsApp;Dueño\n1;5,49378E+12;Ana'),
    })
    await expect(panel.getByText('WhatsApp: Excel redondeó el número')).toBeVisible()
    await expect(panel.getByText('Una columna no se lee: Dueño.')).toBeVisible()
    expect(await foreignTexts(panel, catalogue)).toEqual([])
  })

  await test.step('the list is an inbox: the newest first, in words, and nobody adds to it', async () => {
    await sendLead(product.cmsUrl, 'Antes Paz', '03777 15-55-5997')
    await sendLead(product.cmsUrl, 'Ahora Paz', '03777 15-55-5998')
    await panel.goto(product.cmsUrl + LEADS)
    const rows = panel.getByRole('row').filter({ hasText: 'Paz' })
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Ahora Paz')
    await expect(rows.first()).toContainText('Nuevo')
    await expect(panel.getByText(/^\d+ nuevos$/)).toBeVisible()
    await expect(panel.getByText(/Agregar|Duplicar/)).toHaveCount(0)
  })

  await test.step('a lead is answered by WhatsApp, and marked when that was done', async () => {
    await panel.getByText('Ahora Paz').click()
    const answer = panel.getByRole('link', { name: 'Responder por WhatsApp' })
    const address =
      /^https:\/\/wa\.me\/5493777555998\?text=Hola%2C%20Ahora%20Paz!%20Te%20escribimos%20de%20Goya/
    await expect(answer).toHaveAttribute('href', address)
    const chat = context.waitForEvent('page')
    await answer.click()
    await (await chat).close()
    await panel.getByRole('button', { name: 'Pasar a «Contactado»' }).click()
    await expect(panel.getByRole('combobox', { name: 'Estado' })).toHaveText('Contactado')
    await expect(panel.getByText('¿Ya le escribiste?')).toBeHidden()
  })

  await test.step('a lead becomes the form of a store', async () => {
    await panel.getByRole('button', { name: 'Crear comercio' }).click()
    await expect(panel.getByLabel('WhatsApp', { exact: true })).toHaveValue('3777 55-5998')
    await expect(panel.getByLabel('Nota interna')).toHaveValue(/paz@despensa\.example/)
    // Who wrote is no store.
    await expect(panel.getByText(/Falta el nombre del comercio/)).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('')
  })

  await context.close()
})
