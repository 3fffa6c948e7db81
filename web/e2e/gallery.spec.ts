import type { Page } from '@playwright/test'
import { GALLERY_GRID_SIZE } from '../src/features/gallery/gallery-steps.ts'
import { firstWith, type Catalogue } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** Opens the second photograph of a store that has more than the grid shows. */
async function openSecondPhoto(page: Page, { stores }: Catalogue) {
  const { slug, name, gallery } = firstWith(
    stores,
    ({ isActive, gallery }) => isActive && gallery.length > GALLERY_GRID_SIZE,
  )
  await page.goto(`/store/${slug}`)
  const grid = page.getByRole('list', { name: `Fotos de ${name}` })
  await expect(grid.getByRole('link')).toHaveCount(GALLERY_GRID_SIZE)
  await expect(grid.getByRole('link').last()).toContainText('Mostrar todas las fotos')
  await grid.getByRole('link').nth(1).click()
  const viewer = page.getByRole('dialog', { name: `Fotos de ${name}` })
  const shows = (place: number) =>
    expect(viewer.getByRole('status')).toHaveText(`${place} / ${gallery.length}`)
  await shows(2)
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  // Where scrollbars take place, which these browsers' do not, none is kept beside it.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
  // Its name is a caption where staff wrote one.
  const photo = viewer.getByRole('button').filter({ has: page.locator('picture') })
  return { viewer, photo, shows, count: gallery.length, grid }
}

/** A finger's way over the screen, as the touch screen reports it. */
async function swipe(page: Page, way: number): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const [start, y] = [180, 370]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', start)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', start + way * part)
  await touch('touchEnd')
  await screen.detach()
}

test('a tap shows the next photograph, after the last the first', async ({
  visitor,
  catalogue,
}) => {
  const { photo, shows, count, viewer } = await openSecondPhoto(visitor, catalogue)
  for (let place = 3; place <= count; place += 1) {
    await photo.tap()
    await shows(place)
  }
  await photo.tap()
  await shows(1)
  await viewer.getByRole('button', { name: 'Cerrar' }).click()
  await expect(viewer).toBeHidden()
})

test('a finger swipes in both directions, around the ends', async ({ visitor, catalogue }) => {
  const { shows, count } = await openSecondPhoto(visitor, catalogue)
  await swipe(visitor, -120)
  await shows(3)
  for (const place of [2, 1, count]) {
    await swipe(visitor, 120)
    await shows(place)
  }
  await swipe(visitor, -120)
  await shows(1)
})

test('the arrow keys move, Escape closes and the focus returns', async ({ visitor, catalogue }) => {
  const { viewer, shows, count, grid } = await openSecondPhoto(visitor, catalogue)
  for (const place of [1, count]) {
    await visitor.keyboard.press('ArrowLeft')
    await shows(place)
  }
  await visitor.keyboard.press('ArrowRight')
  await shows(1)
  await visitor.keyboard.press('Escape')
  expect(await viewer.isVisible()).toBe(false)
  await expect(grid.getByRole('link').nth(1)).toBeFocused()
})
