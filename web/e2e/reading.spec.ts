import { paths } from '../src/app/paths.ts'
import { completeStore } from './support/catalogue.ts'
import { goWithin } from './support/go-within.ts'
import { READINGS, readAs, unreadableWords, useHeadingFace } from './support/reading.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

test('the header of a store shows the site’s name on a desk, on the narrowest phone its mark alone', async ({
  visitor,
  catalogue,
}) => {
  const { name } = catalogue.site
  await visitor.setViewportSize({ width: 1280, height: 740 })
  await visitor.goto(paths.store.link(completeStore(catalogue).slug))
  const home = visitor.getByRole('banner').getByRole('link', { name: `${name} Inicio` })
  const words = home.getByText(name, { exact: true })
  const shownWidth = async () => (await words.boundingBox())?.width ?? 0
  expect(await shownWidth()).toBeGreaterThan(50)
  expect(await unreadableWords(visitor)).toEqual([])
  await visitor.setViewportSize({ width: 320, height: 740 })
  expect(await shownWidth()).toBeLessThanOrEqual(1)
  // Who hears the page is told it all the same, and the mark can be hit.
  await expect(home).toBeVisible()
  expect((await home.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

// Where the headings' face is late, a visitor reads them in one that is as wide on the whole, not
// word by word.
for (const [face, isThere] of [
  ['in their own face', true],
  ['in the one that stands in', false],
] as const) {
  test(`every page can be read with large or loose text and in a narrow window, headings ${face}`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    // Pictures have their places without being there.
    await visitor.route('**/media/**', (route) => route.fulfill({ status: 204 }))
    // A preload that failed before the style sheet asks for the face is asked for again.
    const faces = new Set<string>()
    await visitor.route('**/*.woff2', (route) => {
      faces.add(route.request().url())
      return isThere ? route.continue() : route.abort('aborted')
    })
    await visitor.goto(paths.about.link())
    await expect.poll(() => faces.size).toBe(1)
    if (isThere) await useHeadingFace(visitor, [...faces][0])
    const unreadable: string[] = []
    for (const route of ROUTES) {
      // Laid out by the app as it is by the page's own HTML, in a fifth of the time.
      await goWithin(visitor, route.address(catalogue))
      await expect(visitor).toHaveURL(route.address(catalogue))
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      for (const reading of READINGS) {
        await readAs(visitor, reading)
        const where = `${routeName(route)}, ${reading.name}`
        const width = await contentWidth(visitor)
        if (width > reading.width) unreadable.push(`${where}: ${width} px wide`)
        const words = await unreadableWords(visitor)
        const counted = words.filter((word) => reading.keepsWords || !word.startsWith('broken'))
        if (counted.length > 0) unreadable.push(`${where}: ${counted.join(', ')}`)
      }
    }
    expect(unreadable).toEqual([])
  })
}

test('at half the narrowest width, as with twice its letters, ways and buttons keep their words whole', async ({
  visitor,
  catalogue,
}) => {
  await visitor.setViewportSize({ width: 180, height: 740 })
  await visitor.goto(paths.about.link())
  const split: string[] = []
  for (const route of ROUTES) {
    await goWithin(visitor, route.address(catalogue))
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const words = await unreadableWords(visitor)
    split.push(...words.filter((word) => /^broken: (Volver|Inicio|MENSAJE)/.test(word)))
  }
  expect(split).toEqual([])
})
