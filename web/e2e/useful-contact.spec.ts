import { calls } from '../src/catalog/contacts/phone.ts'
import { expect, test } from './support/test.ts'

test('from the home screen to a useful contact’s call link; Escape closes at once', async ({
  visitor,
  catalogue,
}) => {
  await visitor.goto('/')
  const row = visitor.getByRole('list', { name: 'Contactos útiles', exact: true })
  await expect(row.getByRole('button')).toHaveText(
    catalogue.usefulContacts.map(({ title }) => title),
  )
  for (const { title, items } of catalogue.usefulContacts.slice(0, 2)) {
    const dialog = visitor.getByRole('dialog', { name: title })
    await expect(dialog).toBeHidden()
    await row.getByRole('button', { name: title }).click()
    const entries = dialog.getByRole('listitem')
    await expect(entries).toHaveCount(items.length)
    const links = items.flatMap(({ phone }) => calls(phone).map(({ href }) => href))
    expect(links.length).toBeGreaterThan(0)
    const shown = await dialog
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(shown).toEqual(links)
    await visitor.keyboard.press('Escape')
    // No wait: the delay of closing is 0.
    expect(await dialog.isVisible()).toBe(false)
  }
})

test('the emergency numbers 107 and 103 are called with one tap', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor
    .getByRole('list', { name: 'Contactos útiles a mano' })
    .getByRole('button', { name: 'Teléfonos útiles' })
    .click()
  const dialog = visitor.getByRole('dialog', { name: 'Teléfonos útiles' })
  for (const number of ['107', '103']) {
    await expect(dialog.getByRole('link', { name: new RegExp(`: ${number}$`) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toBeHidden()
})

test('on the first screen of a phone the contacts are one tap away', async ({ visitor }) => {
  await visitor.goto('/')
  const line = visitor.getByRole('list', { name: 'Contactos útiles a mano' })
  await expect(line.getByRole('button', { name: 'Teléfonos útiles' })).toBeInViewport({ ratio: 1 })
})

test('on a tablet all categories of useful contacts are in sight', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 768, height: 1024 })
  await visitor.goto('/')
  const row = visitor.getByRole('list', { name: 'Contactos útiles', exact: true })
  // What comes near is laid out, and moves what is below it.
  await expect(async () => {
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(row.getByRole('button').first()).toBeInViewport({ ratio: 1, timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await expect(row.getByRole('button').last()).toBeInViewport({ ratio: 1 })
})

test('a double tap on «Emergencias» opens the numbers, and calls none of them', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.waitForFunction(() => 'takenOver' in document.documentElement.dataset)
  const box = await visitor.getByRole('button', { name: 'Emergencias' }).boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  const pressed: string[] = []
  await visitor.exposeFunction('notePressed', (name: string) => pressed.push(name))
  await visitor.evaluate(() => {
    addEventListener('click', ({ target }) => {
      const { notePressed } = globalThis as unknown as { notePressed: (name: string) => void }
      notePressed((target as Element).closest('a, button')?.localName ?? '')
    })
  })
  await visitor.mouse.dblclick(x + width / 2, y + height / 2, { delay: 30 })
  await expect(visitor.getByRole('dialog', { name: 'Emergencias' })).toBeVisible()
  await expect.poll(() => pressed).toEqual(['button', ''])
  await expect(visitor.getByRole('dialog', { name: 'Emergencias' })).toBeVisible()
})
