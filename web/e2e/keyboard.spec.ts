import type { Locator, Page } from '@playwright/test'
import { completeStore, firstWith } from './support/catalogue.ts'
import { tabTo } from './support/keys.ts'
import { closeTheInternet, expect, test } from './support/test.ts'

/** Whether something outside of every open window has the focus. */
const focusIsBelow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused !== null && focused !== document.body && !focused.closest('dialog')
  })

test('the first Tab reaches the way past header and menu', async ({ visitor }) => {
  await visitor.goto('/categories')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.keyboard.press('Tab')
  const skip = visitor.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('main')).toBeFocused()
  await visitor.keyboard.press('Tab')
  await expect(visitor.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the menu opens with Enter, keeps the focus, and Escape gives it back', async ({
  visitor,
}) => {
  await visitor.goto('/categories')
  const opener = visitor.getByRole('button', { name: 'Abrir menú' })
  await tabTo(visitor, opener)
  await visitor.keyboard.press('Enter')
  const menu = visitor.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  for (let presses = 0; presses < 8; presses += 1) {
    await visitor.keyboard.press('Tab')
    // Past the last link the browser's own controls have their turn; the page below has none.
    expect(await focusIsBelow(visitor)).toBe(false)
  }
  await visitor.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  await expect(opener).toBeFocused()

  await visitor.keyboard.press('Enter')
  await tabTo(visitor, menu.getByRole('link', { name: 'Nosotros' }))
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/nosotros$/)
  await expect(menu).toBeHidden()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a search is typed and sent, and its first result opened', async ({ visitor, catalogue }) => {
  const { name } = completeStore(catalogue)
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(visitor, visitor.getByRole('searchbox'))
  await visitor.keyboard.type(name)
  await visitor.keyboard.press('Enter')
  const results = visitor.getByRole('heading', { level: 1, name: `Resultados para “${name}”` })
  await expect(results).toBeFocused()
  await tabTo(visitor, visitor.getByRole('main').getByRole('link', { name, exact: true }))
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
})

test('useful contacts open with Enter, lead to a number, and Escape gives the focus back', async ({
  visitor,
  catalogue,
}) => {
  const { title } = firstWith(catalogue.usefulContacts, ({ items }) => items.length > 0)
  await visitor.goto('/')
  const row = visitor.getByRole('list', { name: 'Contactos útiles', exact: true })
  const category = row.getByRole('button', { name: title })
  await category.focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await tabTo(visitor, dialog.getByRole('link').last())
  await expect(dialog.getByRole('link').last()).toBeInViewport()
  await visitor.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
  await expect(category).toBeFocused()
})

test('Tab goes along a carousel, which moves with it', async ({ visitor }) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto('/')
  const links = visitor.getByRole('list', { name: 'Gastronomía y Delivery' }).getByRole('link')
  await links.first().focus()
  const count = await links.count()
  expect(count).toBeGreaterThan(4)
  await expect(links.last()).not.toBeInViewport()
  for (let place = 1; place < count; place += 1) {
    await visitor.keyboard.press('Tab')
    await expect(links.nth(place)).toBeFocused()
    await expect(links.nth(place)).toBeInViewport({ ratio: 0.9 })
  }
})

test('on a desk the buttons of a carousel move it, as far as there is more', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.siteUrl,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await closeTheInternet(context, [product.siteUrl])
  const page = await context.newPage()
  await page.goto('/')
  const row = page.getByRole('list', { name: 'Ofertas' })
  const [before, next] = ['Anteriores: Ofertas', 'Siguientes: Ofertas'].map((name) =>
    page.getByRole('button', { name, includeHidden: true }),
  ) as [Locator, Locator]
  await expect(before).toBeDisabled()
  // Until the row has been measured both are disabled, and what is disabled takes no focus.
  await expect(next).toBeEnabled()
  await next.focus()
  await expect(next).toBeFocused()
  const hasMore = () =>
    row.evaluate(
      ({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth < scrollWidth - 2,
    )
  let presses = 0
  while (await hasMore()) {
    await expect(next).toBeEnabled()
    const left = await row.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('Enter')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left)
    presses += 1
  }
  expect(presses).toBeGreaterThan(0)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await expect(before).toBeEnabled()
  await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 0.9 })

  // What Tab reaches is shown whole, beside the buttons.
  const cards = row.getByRole('listitem')
  await cards.first().getByRole('link').focus()
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toBeFocused()
    const [{ x = 0, width = 0 } = {}, end] = await Promise.all([
      card.boundingBox().then((box) => box ?? undefined),
      next.evaluate((button: HTMLButtonElement) => {
        const { left, right } = button.getBoundingClientRect()
        return button.ariaDisabled === 'true' ? right : left
      }),
    ])
    expect(x + width).toBeLessThanOrEqual(end)
    await page.keyboard.press('Tab')
  }
  await context.close()
})

test('the lead form tells each error with its field and goes to the first', async ({ visitor }) => {
  await visitor.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
  await visitor.goto('/contacto')
  const [name, email, phone] = ['Nombre', 'Email', 'Teléfono'].map((label) =>
    visitor.getByRole('textbox', { name: label }),
  ) as [Locator, Locator, Locator]
  await tabTo(visitor, name)
  await visitor.keyboard.type('Ramona Ñáñez')
  await visitor.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await visitor.keyboard.type('ramona@')
  await visitor.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Ese email no parece completo/)
  await expect(phone).toHaveAccessibleDescription('Escribí tu teléfono.')
  await expect(name).toHaveAccessibleDescription('')

  await visitor.keyboard.type('despensa.example')
  await expect(email).toHaveAccessibleDescription('')
  await visitor.keyboard.press('Tab')
  await expect(phone).toBeFocused()
  await visitor.keyboard.type('3777 55-5999')
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: '¡Formulario enviado!' })
  await expect(dialog.locator('svg')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused()
  await visitor.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
  await expect(phone).toBeFocused()
})

test('sheets of a store close with Escape and give the focus back', async ({
  visitor,
  catalogue,
}) => {
  await visitor.goto(`/store/${completeStore(catalogue).slug}`)
  for (const name of ['Código QR', 'Informar un error']) {
    const opener = visitor.getByRole('button', { name })
    await opener.focus()
    await visitor.keyboard.press('Enter')
    const sheet = visitor.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    await visitor.keyboard.press('Escape')
    expect(await sheet.isVisible()).toBe(false)
    await expect(opener).toBeFocused()
  }
})
