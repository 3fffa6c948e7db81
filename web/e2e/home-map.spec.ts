import { PUBLIC_FILES } from '@guia/contract'
import type { Page } from '@playwright/test'
import { changeJson } from './support/change-json.ts'
import { expect, test } from './support/test.ts'

async function scrollToMap(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText('Cargando mapa...')).toBeVisible()
  await page.getByRole('heading', { name: 'Ubicaciones' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Acercar', exact: true })).toBeVisible()
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
  await popup.click()
  await expect(visitor).toHaveURL(/\/store\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
})

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
