import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('a link begins at the top, back returns to where the visitor was', async ({ visitor }) => {
  await visitor.goto('/tienda')
  const link = visitor.getByRole('main').getByRole('article').nth(20).getByRole('link').first()
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
