import { PUBLIC_FILES } from '@guia/contract'
import type { Locator, Page } from '@playwright/test'
import { storesInCategory } from '../src/catalog/stores/store-lists.ts'
import type { Store } from '../src/catalog/stores/store.ts'
import { firstWith, type Catalogue } from './support/catalogue.ts'
import { changeJson } from './support/change-json.ts'
import { closeTheInternet, expect, test } from './support/test.ts'

async function scrollToMap(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText('Cargando mapa...')).toBeVisible()
  await page.getByRole('heading', { name: 'Ubicaciones' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Acercar', exact: true })).toBeVisible()
}

/**
 * Clicks a popup's link once the map stands still. A click that meets a popup on its way is tried again
 * by scrolling the map's own box, which puts itself back between the press and the release.
 */
async function clickInPopup(link: Locator): Promise<void> {
  await expect(link.page().locator('.leaflet-pan-anim')).toHaveCount(0)
  await link.click()
}

test('the map is 350 px high, 92 % wide, with markers, and its popup leads to the store', async ({
  visitor,
}) => {
  await scrollToMap(visitor)
  await expect(visitor.getByText('Cargando mapa...')).toHaveCount(0)
  const markers = visitor.getByRole('button', { name: /^Marcador de |comercios/ })
  await expect(markers.first()).toBeVisible()
  const map = visitor.locator('.leaflet-container')
  const box = await map.boundingBox()
  expect(box?.height).toBe(350)
  for (const width of [360, 768]) {
    await visitor.setViewportSize({ width, height: 740 })
    expect(((await map.boundingBox())?.width ?? 0) / width).toBeCloseTo(0.92, 2)
  }

  const popup = map.locator('.leaflet-popup').getByRole('link').first()
  const name = (await popup.locator('strong').innerText()).trim()
  await clickInPopup(popup)
  await expect(visitor).toHaveURL(/\/store\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
})

for (const [width, letters] of [
  [320, 16],
  [360, 16],
  [360, 32],
  [1280, 16],
] as const) {
  test(`at ${width} px with letters of ${letters} the buttons that zoom leave the open popup free`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 740 })
    const browser = await visitor.context().newCDPSession(visitor)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    await scrollToMap(visitor)
    const map = visitor.locator('.leaflet-container')
    const popup = map.locator('.leaflet-popup')
    await expect(popup).toBeVisible()
    const [around, open, zoom] = [
      await map.boundingBox(),
      await popup.locator('.leaflet-popup-content-wrapper').boundingBox(),
      await map.locator('.leaflet-control-zoom').boundingBox(),
    ]
    expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThan(zoom?.y ?? 0)
    expect(open?.y).toBeGreaterThan(around?.y ?? 0)
    expect(open?.x).toBeGreaterThan(around?.x ?? 0)
  })
}

test('the same places are reached as a list by keyboard', async ({ visitor, catalogue }) => {
  const placed = catalogue.stores.filter(({ location }) => location !== null)
  await scrollToMap(visitor)
  await visitor.getByText('Ver los lugares en una lista').press('Enter')
  const list = visitor.getByRole('list', { name: 'Lugares del mapa' })
  const more = visitor.getByRole('main').getByRole('button', { name: 'Mostrar más' })
  await expect(list.getByRole('link').first()).toBeVisible()
  while (await more.isVisible()) await more.press('Enter')
  await expect(list.getByRole('link')).toHaveCount(placed.length)
  await list.getByRole('link').first().press('Enter')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(placed[0]?.name ?? '')
})

test('without a single place it says so', async ({ visitor }) => {
  await changeJson(visitor, PUBLIC_FILES.lightStores, (stores) =>
    (stores as object[]).map((store) => ({ ...store, location: null })),
  )
  await visitor.goto('/')
  await expect(visitor.getByText('No se encontraron tiendas para mostrar.')).toBeVisible()
  await expect(visitor.getByText('Ver los lugares en una lista')).toHaveCount(0)
})

test('one finger scrolls the page over the map, two move the map', async ({ visitor }) => {
  await scrollToMap(visitor)
  const map = visitor.locator('.leaflet-container')
  /** Where on the map the open popup is, by which the map's movement is seen. */
  const place = () =>
    map.evaluate((element) => {
      const popup = element.querySelector('.leaflet-popup')?.getBoundingClientRect()
      return Math.round((popup?.bottom ?? 0) - element.getBoundingClientRect().top)
    })
  const scrolled = () => visitor.evaluate(() => window.scrollY)
  const hint = visitor.getByText('Usá dos dedos para mover el mapa')
  const move = async (...fingers: { x: number; y: number }[]) => {
    await map.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await map.boundingBox()) ?? {}
    const screen = await visitor.context().newCDPSession(visitor)
    const touch = (type: 'touchStart' | 'touchMove', way: number) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((at, id) => ({ x: x + at.x, y: y + at.y + way, id })),
      })
    await touch('touchStart', 0)
    for (let way = 15; way <= 90; way += 15) await touch('touchMove', way)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await screen.detach()
  }
  await map.scrollIntoViewIfNeeded()
  const [placeBefore, scrolledBefore] = [await place(), await scrolled()]
  await expect(hint).toHaveCSS('opacity', '0')
  // Beside the open popup.
  await move({ x: 40, y: 240 })
  await expect(hint).toHaveCSS('opacity', '1')
  expect(await scrolled()).toBeLessThan(scrolledBefore)
  expect(await place()).toBe(placeBefore)
  await expect(hint).toHaveCSS('opacity', '0')
  await move({ x: 40, y: 240 }, { x: 260, y: 240 })
  await expect.poll(place).not.toBe(placeBefore)
  await expect(hint).toHaveAttribute('data-shown', 'false')
})

/** A category of which some stores are active and some are not, with all of them. */
function mixedCategory({ site, stores }: Catalogue) {
  const listed = (name: string) => storesInCategory(stores, name)
  const { slug, name } = firstWith(
    site.categories,
    (category) => new Set(listed(category.name).map(({ isActive }) => isActive)).size === 2,
  )
  return { address: `/category/${slug}`, listed: listed(name) }
}

const placed = (stores: readonly Store[]) => stores.filter(({ location }) => location !== null)

/** How many stores the markers in sight stand for. */
async function storesOnMap(page: Page): Promise<number> {
  const titles = await page
    .locator('.leaflet-marker-icon')
    .evaluateAll((icons) => icons.map((icon) => icon.getAttribute('title') ?? ''))
  return titles.reduce((sum, title) => sum + (Number(/^(\d+) comercios/.exec(title)?.[1]) || 1), 0)
}

test('a phone loads the map of a list when it asks for it, with its filters, and finds it again', async ({
  visitor,
  catalogue,
}) => {
  const { address, listed } = mixedCategory(catalogue)
  const code: string[] = []
  visitor.on('request', (request) => {
    if (request.url().includes('/spots-map-')) code.push(request.url())
  })
  await visitor.goto(address, { waitUntil: 'networkidle' })
  const list = visitor.getByRole('list', { name: 'Tiendas' })
  await expect(list).toBeVisible()
  expect(code).toEqual([])

  await visitor.getByRole('button', { name: 'Ver en el mapa' }).tap()
  await expect(visitor).toHaveURL(`${address}?mapa=1`)
  await expect(list).toBeHidden()
  await expect.poll(() => storesOnMap(visitor)).toBe(placed(listed).length)
  await visitor.getByRole('button', { name: 'Verificado', exact: true }).tap()
  const verified = placed(listed).filter(({ isActive }) => isActive)
  await expect.poll(() => storesOnMap(visitor)).toBe(verified.length)

  const marker = visitor.getByRole('button', { name: /^Marcador de / }).first()
  while (!(await marker.count())) {
    const cluster = await visitor
      .getByRole('button', { name: /: acercar$/ })
      .first()
      .elementHandle()
    await cluster?.press('Enter')
    // Until the map stands still: a popup that is opened before goes with its marker.
    await cluster?.waitForElementState('hidden')
  }
  await marker.press('Enter')
  // Where nothing lies over it.
  await visitor
    .locator('.leaflet-container')
    .evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const popup = visitor.locator('.leaflet-popup').getByRole('link')
  await expect(popup).toContainText(/(Abierto|Cerrado|Feriado: consultá el horario) · Ver$/)
  await clickInPopup(popup)
  await expect(visitor).toHaveURL(/\/store\//)
  await visitor.goBack()
  await expect(visitor).toHaveURL(`${address}?mapa=1&verificado=1`)
  await expect.poll(() => storesOnMap(visitor)).toBe(verified.length)
  await visitor.getByRole('button', { name: 'Ver la lista' }).tap()
  await expect(list).toBeVisible()
  await expect(visitor).toHaveURL(`${address}?verificado=1`)
})

test('on a desk the map stands beside its list, and a tick says what it means', async ({
  browser,
  product,
  catalogue,
}) => {
  const context = await browser.newContext({
    baseURL: product.siteUrl,
    viewport: { width: 1280, height: 800 },
  })
  await closeTheInternet(context, [product.siteUrl])
  const page = await context.newPage()
  await page.goto(mixedCategory(catalogue).address)
  await expect(page.getByRole('button', { name: 'Acercar', exact: true })).toBeVisible()
  const card = page.getByRole('list', { name: 'Tiendas' }).getByRole('listitem').first()
  const [beside, map] = [
    await card.boundingBox(),
    await page.locator('.leaflet-container').boundingBox(),
  ]
  expect(map?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0))
  expect(Math.abs((map?.y ?? 0) - (beside?.y ?? 0))).toBeLessThan(20)

  const marked = page.locator('.leaflet-marker-icon[data-marked]')
  await expect(marked).toHaveCount(0)
  await card.hover()
  await expect(marked).toHaveCount(1)

  const note = page.getByText('Verificado: la guía confirmó sus datos con el comercio.')
  await expect(note).toBeHidden()
  await card.getByRole('button', { name: /^Verificado/ }).press('Enter')
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await context.close()
})
