import { paths } from '../src/app/paths.ts'
import { goWithin } from './support/go-within.ts'
import { READINGS, readAs, unreadableWords } from './support/reading.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

test('every page can be read with large or loose text and in a narrow window', async ({
  visitor,
  catalogue,
}) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  // Pictures have their places without being there.
  await visitor.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  await visitor.goto(paths.about.link())
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
