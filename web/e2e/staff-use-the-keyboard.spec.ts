import type { FileChooser, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tabTo } from './support/keys.ts'
import { pictureField, signInToPanel } from './support/panel.ts'
import { expect, test } from './support/test.ts'

const LOGO = path.resolve(import.meta.dirname, 'support', 'logo.png')
const NAME = 'Despensa La Calandria de prueba'
const MESSAGE = `Hola! ${NAME}
Belgrano 451
WhatsApp 3777 45-6780
L a V 8 a 12 y de 16 a 20, sáb hasta las 13
Aceptamos efectivo
Hacemos viandas los feriados`

/** From the first field of a form to the buttons beside its last. */
const LONGEST_WAY = 200

const CALENDAR = '/admin/content-manager/single-types/api::calendar.calendar'

type File = Extract<Parameters<FileChooser['setFiles']>[0], { name: string }>

/** Chooses in the device's own dialog, which the button opens. */
async function chooseFiles(panel: Page, button: Locator, files: File[]): Promise<void> {
  // Asked for early: the browser is told of it while the keys are on their way.
  const opened = panel.waitForEvent('filechooser')
  await tabTo(panel, button)
  await panel.keyboard.press('Enter')
  await (await opened).setFiles(files)
}

/** What the pictures of a field are called, in their order. */
const namesOf = (field: Locator): Promise<string[]> =>
  field
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))

test('staff do everything of a store without a mouse', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const panel = await context.newPage()
  const { keyboard } = panel
  const button = (name: string | RegExp) =>
    panel.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  const pressOn = async (target: Locator, way?: Parameters<typeof tabTo>[2]) => {
    await tabTo(panel, target, way)
    await keyboard.press('Enter')
  }
  const press = (name: string | RegExp) => pressOn(button(name))
  const name = panel.getByRole('textbox', { name: 'Nombre', exact: true })
  const publish = async () => {
    const answer = panel.waitForResponse(
      (one) => one.url().includes('/actions/publish') && one.ok(),
    )
    await pressOn(button('Publicar'), { most: LONGEST_WAY })
    await answer
  }
  await signInToPanel(panel, product)

  await test.step('the first page leads to the form, and a message fills it', async () => {
    await pressOn(panel.getByRole('link', { name: 'Agregar comercio' }))
    await tabTo(panel, panel.getByRole('textbox', { name: 'Pegá el mensaje del comercio' }))
    await keyboard.insertText(MESSAGE)
    await press('Completar la ficha')
    await expect(panel.getByText(/^Campos completados: \d/)).toBeVisible()
    await expect(name).toHaveValue(NAME)
    await press('No usar: Dirección')
    await keyboard.press('Enter')
    await expect(panel.getByLabel('Dirección', { exact: true })).toHaveValue('Belgrano 451')
    await press(/^Sumar a Descripción: /)
    await expect(panel.getByLabel('Descripción')).toHaveValue('Hacemos viandas los feriados')
    // What was pressed is gone: the way goes on where it stood.
    await tabTo(panel, name, { most: 3 })
  })

  await test.step('a trade is looked for and taken away again', async () => {
    const trades = panel.getByRole('combobox', { name: 'Categorías', exact: true })
    await tabTo(panel, trades)
    await keyboard.type('fiambres')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await press('Quitar Quesos Fiambres y Otros')
    await expect(button('Agregar Quesos Fiambres y Otros')).toBeFocused()
  })

  await test.step('the place is pasted, moved and taken away again', async () => {
    await tabTo(panel, panel.getByLabel('Ubicación en el mapa'))
    await keyboard.insertText('-29.1405, -59.2631')
    await expect(panel.getByText('Marcado en -29.1405, -59.2631')).toBeVisible()
    await tabTo(panel, button(/^Marcador/))
    await keyboard.press('ArrowUp')
    await expect(panel.getByText('Marcado en -29.1405, -59.2631')).toBeHidden()
    await press('Quitar la ubicación')
    await expect(button(/^Marcador/)).toBeHidden()
  })

  await test.step('hours are confirmed, changed and copied', async () => {
    await press('Copiar Lunes a otros días')
    const sunday = panel.getByRole('menuitem', { name: 'Domingo', exact: true })
    await expect(sunday).toBeVisible()
    await keyboard.press('End')
    await expect(sunday).toBeFocused()
    await keyboard.press('Enter')
    await press('Sábado: sí, de 8:00 a 13:00')
    await expect(panel.getByLabel('Sábado: cierra (horario 1)')).toHaveValue('13:00')
    await press('Domingo: agregar otro horario')
    const third = panel.getByLabel('Domingo: abre (horario 3)')
    await tabTo(panel, third, { most: 3 })
    await press('Domingo: quitar el horario 3')
    await expect(third).toBeHidden()
  })

  await test.step('photos are chosen, put in order, told of and taken away', async () => {
    const buffer = await readFile(LOGO)
    const files = ['frente.png', 'vidriera.png', 'adentro.png'].map((one) => ({
      name: one,
      mimeType: 'image/png',
      buffer,
    }))
    const field = pictureField(panel, 'Fotos')
    await chooseFiles(panel, field.getByRole('button', { name: 'Elegir fotos' }), files)
    await expect.poll(() => namesOf(field)).toEqual(['frente.png', 'vidriera.png', 'adentro.png'])
    // They stand before the button that asked for them.
    await pressOn(button('Mover después la foto 1'), { isBack: true })
    await expect.poll(() => namesOf(field)).toEqual(['vidriera.png', 'frente.png', 'adentro.png'])
    await tabTo(panel, panel.getByLabel('Qué se ve en la foto 2'))
    await keyboard.type('El frente')
    await press('Quitar la foto 3')
    await expect.poll(() => namesOf(field)).toEqual(['vidriera.png', 'El frente'])
  })

  await test.step('payment methods are ticked, by name and by hand', async () => {
    await tabTo(panel, panel.getByLabel('Como lo dijo el comercio'))
    await keyboard.type('mercado pago')
    await keyboard.press('Enter')
    await expect(panel.getByText('Tildado: Billetera virtual.')).toBeVisible()
    const cash = panel.getByRole('checkbox', { name: /^Efectivo/ })
    await expect(cash).toBeChecked()
    await tabTo(panel, cash)
    await keyboard.press('Space')
    await expect(cash).not.toBeChecked()
  })

  await test.step('it is published, changed, and brought back to an earlier version', async () => {
    const street = panel.getByLabel('Dirección', { exact: true })
    await publish()
    await panel.waitForURL(/[a-z0-9]{24}/)
    await panel.reload()
    await tabTo(panel, street)
    await keyboard.press('Control+A')
    await keyboard.type('Colón 99')
    await publish()
    await press(/^Volver a la versión del/)
    const question = panel.getByRole('alertdialog', { name: '¿Volver a esta versión?' })
    await pressOn(question.getByRole('button', { name: 'Volver a esta versión' }))
    await expect(street).toHaveValue('Belgrano 451')
  })

  await test.step('it is deleted, and comes back from the bin', async () => {
    await panel.reload()
    await pressOn(button('Más acciones').first())
    const deletion = panel.getByRole('menuitem', { name: /^Eliminar/ })
    await expect(deletion).toBeVisible()
    await keyboard.type('eli')
    await expect(deletion).toBeFocused()
    await keyboard.press('Enter')
    const question = panel.getByRole('alertdialog', { name: `¿Eliminar «${NAME}»?` })
    await pressOn(question.getByRole('button', { name: 'Eliminar' }))
    await expect(panel.getByRole('heading', { name: 'Comercios', exact: true })).toBeVisible()
    await pressOn(panel.getByRole('link', { name: 'Papelera' }))
    await press(`Recuperar «${NAME}»`)
    await pressOn(panel.getByRole('link', { name: `Abrir «${NAME}»` }))
    await expect(name).toHaveValue(NAME)
  })

  await test.step('a sheet is chosen, looked through and put in', async () => {
    await panel.goto(`${product.cmsUrl}/admin/planilla`)
    const sheet = `Número;Nombre;Dirección\n;Zapatería ${Date.now()};Colón 1\n;;Colón 2`
    await chooseFiles(panel, button('Elegir el archivo'), [
      { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) },
    ])
    await press(/^1 nueva$/)
    await press(/^Agregar 1 comercio$/)
    await expect(panel.getByText(/^Listo:/)).toBeVisible()
  })

  await test.step('duties are pasted, and a day of them is changed', async () => {
    await panel.goto(`${product.cmsUrl}${CALENDAR}`)
    await tabTo(panel, panel.getByLabel('Farmacias de turno'))
    await keyboard.press('Control+A')
    await keyboard.insertText('desde 1/1/2026 = Farmacia Ceibo, Farmacia Lapacho')
    await press('«Farmacia Lapacho» es Farmacia del Lapacho')
    await press('Mes siguiente')
    await press(/^Cambiar: \S+ 1\b/)
    // Whoever takes the only one away is asked for another: the rotation would bring it back.
    await press(/^Quitar Farmacia/)
    await expect(panel.getByText(/^Elegí abajo quién va en su lugar; si no, sigue/)).toBeVisible()
    await expect(panel.getByRole('combobox')).toBeFocused()
    await keyboard.type('buen alivio')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    const done = button(/^Listo: /)
    await pressOn(done, { isBack: true, most: 5 })
    await expect(done).toBeHidden()
    await expect(button(/^Cambiar: \S+ 1\b/)).toBeFocused()
    const changed = panel.getByRole('listitem').filter({ has: panel.locator(':focus') })
    await expect(changed).toContainText('Farmacia Buen Alivio')
    await expect(changed).not.toContainText(/Ceibo|Lapacho/)
  })

  await context.close()
})
