import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

const groundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

test('with the colours of the visitor’s choice, what is on looks it', async ({ visitor }) => {
  await visitor.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visitor.goto('/busquedas')
  for (const list of ['Filtros', 'Rubros']) {
    const chips = visitor.getByRole('list', { name: list }).getByRole('button')
    // The last one: those in between may ask where the visitor is.
    const [off, chip] = [chips.first(), chips.last()]
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => groundOf(chip), list).not.toBe(await groundOf(off))
  }
})
