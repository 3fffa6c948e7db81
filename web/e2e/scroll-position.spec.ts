import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('a link begins at the top, back returns to where the visitor was', async ({ visitor }) => {
  await visitor.goto('/tienda')
  const link = visitor.getByRole('main').getByRole('article').nth(15).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(500)
  const before = await scrolled(visitor)
  await link.click()
  await expect(visitor).toHaveURL(/\/store\//)
  await expect(visitor.getByText('Guardar en Contactos')).toBeVisible()
  await expect.poll(() => scrolled(visitor)).toBe(0)

  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor).toHaveURL(/\/tienda$/)
  await expect.poll(async () => Math.abs((await scrolled(visitor)) - before)).toBeLessThan(5)
  await expect(link).toBeInViewport()

  await visitor.goForward()
  await expect(visitor).toHaveURL(/\/store\//)
  await visitor.goBack()
  await expect.poll(async () => Math.abs((await scrolled(visitor)) - before)).toBeLessThan(5)
})

test('back shows a row of the home page where the visitor left it, on the screen too', async ({
  visitor,
}) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto('/')
  const row = visitor.getByRole('list', { name: 'Gastronomía y Delivery' })
  const left = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const link = row.getByRole('link').nth(4)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(left).toBeGreaterThan(200)
  // The row may still settle while the mouse is on its way.
  const atClick = row.evaluate(
    (element) =>
      new Promise<{ left: number; top: number }>((resolve) =>
        element.addEventListener(
          'click',
          () => resolve({ left: element.scrollLeft, top: element.getBoundingClientRect().top }),
          { capture: true },
        ),
      ),
  )
  await link.click()
  const before = await atClick
  await expect(visitor).toHaveURL(/\/store\//)
  await expect(visitor.getByText('Guardar en Contactos')).toBeVisible()
  await visitor.goBack()
  // The store that was seen now stands in a shelf above the row.
  await expect(visitor.getByRole('heading', { name: 'Vistos hace poco' })).toBeAttached()
  await expect(row).toBeVisible()
  expect(Math.abs((await left()) - before.left)).toBeLessThan(5)
  await expect.poll(async () => Math.abs((await top()) - before.top)).toBeLessThan(5)
  await expect(link).toBeInViewport()

  // A new visit begins at its start.
  await link.click()
  await visitor.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
  await expect(row).toBeVisible()
  expect(await left()).toBe(0)
})
