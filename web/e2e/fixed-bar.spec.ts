import type { Page } from '@playwright/test'
import { completeProfessional, completeStore } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

const HEIGHT = 740

/** Upper and lower edge of the bar, in CSS pixels from the top of the window. */
async function edgesOfBar(page: Page): Promise<[number, number]> {
  const label = page.getByText('Guardar en Contactos')
  await expect(label).toBeInViewport({ ratio: 1 })
  return label.evaluate((element) => {
    let bar: Element | null = element
    while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement
    const { top, bottom } = bar?.getBoundingClientRect() ?? new DOMRect(NaN)
    return [top, bottom] as [number, number]
  })
}

async function scrollPage(page: Page, part: number): Promise<void> {
  const top = await page.evaluate((share) => {
    const way = document.documentElement.scrollHeight - innerHeight
    window.scrollTo({ top: way * share, behavior: 'instant' })
    return Math.round(way * share)
  }, part)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(top - 2)
}

for (const kind of ['store', 'professional'] as const) {
  test(`‘Guardar en Contactos’ of a ${kind} stays at the lower edge while the page scrolls`, async ({
    visitor,
    catalogue,
  }) => {
    const { category, slug } = completeProfessional(catalogue)
    const professional = `/profesionales/${category}/${slug}`
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: HEIGHT })
      await visitor.goto(
        kind === 'store' ? `/store/${completeStore(catalogue).slug}` : professional,
      )
      for (const part of [0, 0.4, 1]) {
        await scrollPage(visitor, part)
        const [top, bottom] = await edgesOfBar(visitor)
        expect(bottom, `${width} px, ${part}`).toBe(HEIGHT)
        expect(top).toBeGreaterThan(HEIGHT - 120)
      }
      // The page's last line is above the bar, not under it.
      const [top] = await edgesOfBar(visitor)
      const last = await visitor.getByRole('contentinfo').getByText('©').boundingBox()
      expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(top)
    }
  })
}

test('both buttons of the bar are whole on the narrowest phone', async ({ visitor, catalogue }) => {
  const { category, slug } = completeProfessional(catalogue)
  await visitor.setViewportSize({ width: 320, height: HEIGHT })
  for (const address of [
    `/store/${completeStore(catalogue).slug}`,
    `/profesionales/${category}/${slug}`,
  ]) {
    await visitor.goto(address)
    for (const name of ['WhatsApp', 'Guardar en Contactos']) {
      const button = visitor.getByRole('link', { name, exact: true }).last()
      const { x, width } = (await button.boundingBox()) ?? new DOMRect(NaN)
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + width, name).toBeLessThanOrEqual(320)
    }
  }
})

test('what Tab reaches on a store’s page is not behind the bar', async ({ visitor, catalogue }) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto(`/store/${completeStore(catalogue).slug}`)
  const [top] = await edgesOfBar(visitor)
  const network = visitor.getByRole('link', { name: 'Facebook' }).first()
  const before = visitor.getByRole('main').getByRole('link').first()
  await before.focus()
  // As low as the window shows it: behind the bar.
  await network.evaluate((link) => {
    window.scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
  })
  expect((await network.boundingBox())?.y).toBeGreaterThan(top - 10)
  await network.evaluate((link) => (link as HTMLElement).focus())
  const { y, height } = (await network.boundingBox()) ?? new DOMRect(NaN)
  expect(y + height).toBeLessThanOrEqual(top)
})
