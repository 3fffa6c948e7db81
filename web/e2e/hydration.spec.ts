import { PUBLIC_FILES } from '@guia/contract'
import type { Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { ROUTES, routeName, type VisitedRoute } from './support/routes.ts'
import { expect, test } from './support/test.ts'

/** What these show depends on the query, which no page is rendered with: the app draws it. */
const DRAWN: readonly string[] = [paths.searchResults.pattern, paths.storesByCategories.pattern]

/** Shown wholly by what the page brought along. */
const WITHOUT_REQUEST: readonly string[] = [
  paths.home.pattern,
  paths.store.pattern,
  paths.category.pattern,
  paths.professional.pattern,
]

interface Watched {
  /** The page is there as it was rendered. */
  isPainted: boolean
  /** The heading that was there before any script ran. */
  heading: Element | null
  headingText: string
  /** Scores of the layout shifts so far. */
  shifts: number[]
}

/**
 * Keeps in the page what was there before the app, and every shift of its layout from then on. The
 * app's code comes when the page has been painted whole: what a browser draws of a page of which it
 * has read a part is not moved by the app.
 */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { isPainted: false, heading: null, headingText: '', shifts: [] }
    Object.assign(window, { watched })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.shifts.push(Reflect.get(entry, 'value') as number)
    })
    const startWatching = () => {
      watched.heading = document.querySelector('h1')
      watched.headingText = watched.heading?.textContent ?? ''
      observer.observe({ type: 'layout-shift' })
      watched.isPainted = true
    }
    // Modules run after this.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      requestAnimationFrame(() => requestAnimationFrame(startWatching))
    })
  })
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() => {
      const watched = Reflect.get(window, 'watched') as Watched | undefined
      return watched?.isPainted
    })
    await route.continue()
  })
}

const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { heading, headingText, shifts } = Reflect.get(window, 'watched') as Watched
    const headings = [...document.querySelectorAll('h1')]
    return {
      count: headings.length,
      isSame: headings[0] === heading,
      texts: [headingText, headings[0]?.textContent],
      shift: shifts.reduce((sum, score) => sum + score, 0),
    }
  })

/** What a page asks for ahead of the next one, when it is all there. */
const AHEAD = `/${PUBLIC_FILES.publication}`

/** What the journeys' browser says where the page would be kept for offline. */
const BLOCKED_WORKER = 'Service Worker registration blocked'

/** Everything that the browser says about the page, and every public file that it is shown with. */
function listen(page: Page) {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith(BLOCKED_WORKER)) said.push(message.text())
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.json') && pathname !== AHEAD) asked.push(pathname)
  })
  return { said, asked }
}

for (const route of ROUTES.filter(({ pattern }) => !DRAWN.includes(pattern))) {
  test(`${routeName(route)} is taken over as it was rendered`, async ({ visitor, catalogue }) => {
    const { said, asked } = listen(visitor)
    await watchPage(visitor)
    await visitor.goto(route.address(catalogue), { waitUntil: 'networkidle' })
    const { count, isSame, texts, shift } = await seenBy(visitor)
    expect([count, isSame]).toEqual([1, true])
    expect(texts[0]).toBeTruthy()
    expect(texts[1]).toBe(texts[0])
    expect(shift).toBe(0)
    expect(said).toEqual([])
    // The home page reads the hours when it is idle, to tell what is open.
    const ahead = route.pattern === paths.home.pattern ? `/${PUBLIC_FILES.storeHours}` : null
    const needed = asked.filter((pathname) => ahead === null || !pathname.endsWith(ahead))
    if (WITHOUT_REQUEST.includes(route.pattern)) expect(needed).toEqual([])
  })
}

/** Ids as the device keeps them, of stores that the home page shows and of some that it does not. */
async function keepOnDevice(page: Page, stores: readonly { id: number }[]): Promise<void> {
  const ids = stores.map(({ id }) => id)
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { favoritos: JSON.stringify(ids.slice(0, 2)), vistos: JSON.stringify(ids) },
  )
}

for (const { width, height } of [
  { width: 360, height: 1600 },
  { width: 1280, height: 1600 },
]) {
  test(`the shelves of a visitor who comes back move nothing at ${width} px`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.setViewportSize({ width, height })
    await keepOnDevice(visitor, catalogue.stores)
    await watchPage(visitor)
    await visitor.goto('/', { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('region', { name: 'Vistos hace poco' })).toBeInViewport()
    await expect(visitor.getByRole('region', { name: 'Tus favoritos' })).toBeInViewport()
    expect((await seenBy(visitor)).shift).toBe(0)
  })
}

const drawn = (route: VisitedRoute) => DRAWN.includes(route.pattern)

for (const route of ROUTES.filter(drawn)) {
  test(`${routeName(route)} is drawn by the app, which says nothing`, async ({
    visitor,
    catalogue,
  }) => {
    const { said, asked } = listen(visitor)
    await watchPage(visitor)
    await visitor.goto(route.address(catalogue))
    // A slow machine draws long after the network has gone quiet: the list is waited for itself.
    await expect.poll(() => asked, 'the app asks for its list').not.toEqual([])
    await expect(visitor.getByText('Cargando…')).toHaveCount(0)
    const { count, shift } = await seenBy(visitor)
    expect(count).toBe(1)
    expect(shift).toBe(0)
    expect(said).toEqual([])
  })
}
