import { PUBLIC_FILES } from '@guia/contract'
import type { Locator, Page } from '@playwright/test'
import path from 'node:path'
import { paths } from '../src/app/paths.ts'
import { dutyDay, parseDuties } from '../src/catalog/calendar/duties.ts'
import type { RunningProduct } from './support/product.ts'
import { expect, test } from './support/test.ts'
import {
  chooseCategory,
  choosePictures,
  openNewStore,
  pictureField,
  publishOpenDocument,
  signInToPanel,
} from './support/panel.ts'
import { countClicks } from './support/count-clicks.ts'
import { publishFromMessage } from './support/message-journey.ts'
import { colourOf, drawPhotos } from './support/photos.ts'

const LOGO = path.resolve(import.meta.dirname, 'support', 'logo.png')
const NAME = 'Dulcería «La Náyade» & Hijas'
const CAPTION = 'El mostrador de los alfajores'
const SLUG = 'dulceria-la-nayade-hijas'

const MOST_CLICKS = 15
const MOST_SCREENS = 3

/** In CSS pixels, by the width of the screen: what makes the form longer says so here. */
const HIGHEST_FORM = { 1280: 4_900, 390: 7_000 } as const

/** By the width of the screen that they are added on; with numbers of their own, as two merchants have. */
const BAKERIES = [
  [1280, 'Panadería La Espiga de Oro', '3777 45-6789'],
  [390, 'Panadería La Espiga de Plata', '3777 45-6780'],
] as const

/** A Tuesday in Goya. */
const TUESDAY = '2026-11-24'
const at = (time: string) => new Date(`${TUESDAY}T${time}:00-03:00`)

const CALENDAR = '/admin/content-manager/single-types/api::calendar.calendar'
const ROTATION = 'desde 1/1/2026 = Farmacia del Lapacho, Farmacia Ceibo'
const ON_DUTY = ['Farmacia Madrugada', 'Farmacia Inventada']

/** Chooses three photographs, the first too heavy for the CMS as it is, and says what one shows. */
async function choosePhotos(panel: Page, photos: string[]) {
  const field = pictureField(panel, 'Fotos')
  await choosePictures(panel, 'Fotos', photos)
  const names = await field
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
  expect(names).toEqual(photos.map((photo) => path.basename(photo)))
  await field.getByLabel('Qué se ve en la foto 1').fill(CAPTION)
}

async function chooseNoPicture(panel: Page) {
  const field = pictureField(panel, 'Logo')
  const opened = panel.waitForEvent('filechooser')
  await field.getByRole('button', { name: /^Elegir/ }).click()
  const buffer = Buffer.from('no es una foto')
  await (await opened).setFiles({ name: 'falsa.jpg', mimeType: 'image/jpeg', buffer })
  await expect(field.getByText(/no es una imagen JPG, PNG o WebP/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled()
  await field.getByRole('button', { name: /^Quitar/ }).click()
}

/** The library's dialog at the width of a phone: all of it within the edges, and no «Desde URL». */
async function lookIntoLibrary(panel: Page) {
  const desktop = panel.viewportSize()
  await panel.setViewportSize({ width: 390, height: 844 })
  await pictureField(panel, 'Fotos').getByRole('button', { name: 'De la biblioteca' }).click()
  const dialog = panel.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Agregar más fotos' }).first()
  await expect(add).toBeVisible()
  const { x, width } = (await add.boundingBox())!
  expect(x + width).toBeLessThan(370)
  // The first of those chosen, in a row by itself.
  const card = (await dialog.locator('article').first().boundingBox())!
  expect(card.width).toBeGreaterThan(220)
  await add.click()
  await expect(dialog.getByRole('tab', { name: 'Desde este equipo' })).toBeVisible()
  await expect(dialog.getByRole('tab')).toHaveCount(1)
  await dialog.locator('input[type=file]').setInputFiles(LOGO)
  const file = dialog.getByText('logo.png', { exact: true }).first()
  // On one line: a letter a line is what Strapi's own card has room for.
  const letters = await file.evaluate(
    (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(letters).toBeLessThan(2)
  panel.once('dialog', (question) => void question.accept())
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  if (desktop) await panel.setViewportSize(desktop)
}

/** Pastes a list of duties, first with a line that says nothing, and publishes it. */
async function publishDuties(panel: Page, { cmsUrl }: RunningProduct, today: string) {
  const [year, month, day] = today.split('-').map(Number)
  const list = `${ROTATION}\n${day}/${month}/${year} = ${ON_DUTY.join(', ')}`
  await panel.goto(`${cmsUrl}${CALENDAR}`)
  await expect(panel.getByRole('heading', { name: 'Turnos y feriados' })).toBeVisible()
  const duties = panel.getByLabel('Farmacias de turno')
  const save = panel.getByRole('button', { name: 'Guardar', exact: true })
  await duties.fill(`${list}\nFarmacia Ceibo`)
  await expect(panel.getByText(/«Farmacia Ceibo» no se entiende/)).toHaveCount(1)
  await save.click()
  await expect(duties).toHaveAttribute('aria-invalid', 'true')
  await duties.fill(list)
  await expect(
    panel.getByText(/^(Todos los días tienen farmacia|Falta un día|Faltan \d+ días)/),
  ).toBeVisible()
  await save.click()
  await expect(panel.getByText(/no se entiende/)).toHaveCount(0)
  await publishOpenDocument(panel)
}

/** The panel says that visitors see the open store, and leads to its page. */
async function expectSeenOnSite(panel: Page, { siteUrl }: RunningProduct) {
  await expect(panel.getByText('Se ve en el sitio', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const link = panel.getByRole('link', { name: 'Ver en el sitio' })
  await expect(link).toHaveAttribute('href', `${siteUrl}/store/${SLUG}`)
  const [page] = await Promise.all([panel.waitForEvent('popup'), link.click()])
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await page.close()
}

test('a store that staff publish in the panel is found by a visitor, open or closed', async ({
  browser,
  product,
  visitor,
}) => {
  const today = dutyDay(new Date())

  await test.step('staff add it with hours and logo, and publish', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const panel = await context.newPage()
    const photos = await drawPhotos()
    await signInToPanel(panel, product)
    await openNewStore(panel, product)
    await expect(panel.getByText('Tiene 0 de 7')).toBeVisible()
    await expect(panel.getByText('Todavía no está en el sitio')).toBeVisible()
    await panel.getByRole('button', { name: 'Descripción', exact: true }).click()
    await expect(panel.getByLabel('Descripción')).toBeFocused()
    const twin = panel.getByText('Puede que ya esté cargado')
    await panel.getByLabel('Nombre').fill('FARMACIA DEL LAPACHO')
    await expect(twin).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Farmacia del Lapacho' })).toBeVisible()
    await panel.getByLabel('Nombre').fill(NAME)
    await expect(twin).toHaveCount(0)
    await panel.getByLabel('Descripción').fill('Alfajores de mandioca y dulce de mamón.')
    await panel.getByLabel('WhatsApp', { exact: true }).fill('03777 15-555987')
    await panel.getByLabel('Dirección', { exact: true }).fill('Colón 1234')
    await chooseCategory(panel, 'panaderia', 'Alimentos › Panaderías')
    await panel.getByLabel('Como lo dijo el comercio').fill('tarjetas, mercado pago y efectivo')
    await panel.getByRole('button', { name: 'Tildar' }).click()
    await panel.getByRole('button', { name: 'Semana habitual' }).click()
    await test.step('what is no picture is refused, and keeps nobody from publishing', async () =>
      chooseNoPicture(panel))
    await choosePictures(panel, 'Logo', [LOGO])
    await test.step('three photos are chosen at once and arrive in that order', async () =>
      choosePhotos(panel, photos))
    await test.step('the dialog of the library fits a phone, and offers no address', async () =>
      lookIntoLibrary(panel))
    // Publishing is within reach wherever the form is scrolled to.
    await panel.getByRole('button', { name: 'Lugar en el mapa', exact: true }).click()
    await expect(panel.getByText('Tiene 6 de 7')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Publicar', exact: true })).toBeInViewport()
    await publishOpenDocument(panel)
    await expectSeenOnSite(panel, product)
    // In the same visit: the panel admits five sign-ins in a quarter of an hour.
    await publishDuties(panel, product, today)
    const counted = await countClicks(panel)
    for (const [width, name, phone] of BAKERIES) {
      await test.step(`a message and four pictures become a merchant in fifteen clicks and three screens at ${width} px`, async () => {
        await panel.setViewportSize({ width, height: 844 })
        const merchant = { name, phone, logo: LOGO, photos }
        const { clicks, screens, height } = await publishFromMessage(
          panel,
          product,
          counted,
          merchant,
        )
        expect(height).toBeLessThanOrEqual(HIGHEST_FORM[width])
        expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
        expect(screens).toBeLessThanOrEqual(MOST_SCREENS)
      })
    }
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

  await test.step('it has the categories and payment methods that were chosen', async () => {
    const items = (within: Locator) => within.getByRole('listitem').allInnerTexts()
    expect(await items(visitor.getByRole('list', { name: 'Rubros' }))).toEqual([
      'Alimentos',
      'Panaderías',
    ])
    const payments = await items(visitor.getByRole('region', { name: 'Medios de pago' }))
    expect(payments.sort()).toEqual(['Billetera virtual', 'Crédito', 'Débito', 'Efectivo'])
  })

  await test.step('it shows the photos in the chosen order, the first by what staff said of it', async () => {
    const grid = visitor.getByRole('list', { name: `Fotos de ${NAME}` })
    const photos = grid.getByRole('img')
    await expect(photos).toHaveCount(3)
    await expect(photos.first()).toHaveAccessibleName(CAPTION)
    const addresses = await photos.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src),
    )
    const colours = addresses.map(async (address) =>
      colourOf(await (await visitor.request.get(address)).body()),
    )
    expect(await Promise.all(colours)).toEqual(['blue', 'red', 'green'])
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

  await test.step('both pharmacies of the day are on duty, the unknown one by its name alone', async () => {
    const namesOfToday = async () => {
      const answer = await visitor.request.get(`/${PUBLIC_FILES.duties}`)
      const duty = parseDuties(await answer.json()).find((one) => one.day === today)
      return duty?.pharmacies.map(({ name }) => name)
    }
    await expect.poll(namesOfToday, { timeout: 30_000 }).toEqual(ON_DUTY)
    await visitor.clock.setFixedTime(new Date())
    await visitor.goto(paths.pharmacies.link())
    const now = visitor.getByRole('list', { name: 'De turno ahora' })
    await expect(now.getByRole('heading')).toHaveText(ON_DUTY)
    await expect(now.getByText('Jujuy 850')).toBeVisible()
  })
})
