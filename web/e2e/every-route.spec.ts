import { paths } from '../src/app/paths.ts'
import { showIn, VIEWS, violationsOf } from './support/axe.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

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

    for (const view of VIEWS) {
      await showIn(visitor, view)
      expect(await violationsOf(visitor, view), JSON.stringify(view)).toEqual([])
      expect(await contentWidth(visitor)).toBeLessThanOrEqual(view.width)
    }

    expect((await visitor.reload())?.status()).toBe(200)
    await expect(heading).toHaveText(text)
    await expect(visitor).toHaveTitle(title)
  })
}
