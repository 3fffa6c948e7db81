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

/** Where the card that is read stands on the screen. */
const topOfCard = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: name })
    .evaluate((card) => Math.round(card.getBoundingClientRect().top))

/**
 * Pages come without the face of headings: it is used only where it is there in time, and a name that
 * wraps otherwise moves the cards below it by a line.
 */
const withoutFaces = (page: Page) => page.route('**/*.woff2', (route) => route.fulfill())

/** Reads on until a card of the list stands in the middle of the screen; gives its name. */
async function readAsFarAs(page: Page, index: number): Promise<string> {
  const heading = page.getByRole('main').getByRole('article').nth(index).getByRole('heading')
  const name = await heading.innerText()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  return name
}

test('a list that its address filters is where it was after a reload', async ({ visitor }) => {
  await withoutFaces(visitor)
  // When few are open: what the browser would measure by is a list of many more.
  await visitor.clock.setFixedTime('2026-11-30T22:00:00-03:00')
  await visitor.goto('/tienda?abierto=1')
  await expect(visitor.getByRole('button', { name: 'Abierto ahora', pressed: true })).toBeVisible()
  await expect(visitor.getByRole('article').filter({ hasText: 'Cerrado' })).toHaveCount(0)
  const name = await readAsFarAs(visitor, 4)
  const before = await topOfCard(visitor, name)
  await visitor.reload()
  await expect.poll(async () => Math.abs((await topOfCard(visitor, name)) - before)).toBeLessThan(5)
})

for (const address of ['/tienda', '/tienda?verificado=1', '/prueba?q=a', '/ofertas']) {
  test(`back to ${address} leads to where it was, from a page that was loaded anew`, async ({
    visitor,
  }) => {
    await withoutFaces(visitor)
    await visitor.goto(address)
    await expect(visitor.getByRole('main').getByRole('article').nth(8)).toBeAttached()
    await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0)
    const name = await readAsFarAs(visitor, 7)
    const before = await topOfCard(visitor, name)
    const left = visitor.url()
    await visitor.getByRole('link', { name }).first().click()
    await expect(visitor).not.toHaveURL(left)
    // A phone that is short of memory does so with a page that was left for a chat.
    await visitor.reload()
    await visitor.goBack()
    await expect(visitor).toHaveURL(left)
    await expect
      .poll(async () => Math.abs((await topOfCard(visitor, name)) - before))
      .toBeLessThan(5)
  })
}
