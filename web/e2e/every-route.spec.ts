import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** By every rule in the light theme; the dark one differs in its colours alone. */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

test('the list of routes leaves none of the application’s routes out', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  expect(new Set(ROUTES.map(({ pattern }) => pattern))).toEqual(new Set(patterns))
})

test('every path has a title and a description of its own', async ({
  request,
  catalogue,
  product,
}) => {
  const pathOf = new Map<string, string>()
  for (const route of ROUTES) {
    const { href, pathname } = new URL(route.address(catalogue), product.siteUrl)
    const html = await (await request.get(href)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, href).toContain(catalogue.site.name)
    expect(pathOf.get(title) ?? pathname, `${title}: ${href}`).toBe(pathname)
    pathOf.set(title, pathname)
    expect(html, href).toMatch(/<meta name="description" content="[^"]{20,}"/)
  }
})

for (const route of ROUTES) {
  test(`${routeName(route)} opens by its address alone, again after a reload`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const first = await visitor.goto(route.address(catalogue))
    expect(first?.status()).toBe(200)
    const heading = visitor.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const [text, title] = [await heading.innerText(), await visitor.title()]
    expect(title).toContain(catalogue.site.name)

    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: 740 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await violations(visitor, colorScheme), `${colorScheme}, ${width} px`).toEqual([])
      }
      expect(await contentWidth(visitor)).toBeLessThanOrEqual(width)
    }

    expect((await visitor.reload())?.status()).toBe(200)
    await expect(heading).toHaveText(text)
    await expect(visitor).toHaveTitle(title)
  })
}
