import { PUBLIC_FILES } from '@guia/contract'
import type { Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { directionsLink } from '../src/catalog/stores/directions.ts'
import type { Store } from '../src/catalog/stores/store.ts'
import { completeStore, firstWith } from './support/catalogue.ts'
import { changeJson, withRecord } from './support/change-json.ts'
import { goWithin } from './support/go-within.ts'
import { expect, test } from './support/test.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const LONG_NAME = 'Casa de Repuestos, Accesorios y Lubricantes para Automotores '.padEnd(
  120,
  'Ñandú ',
)

const STATES = /^(Abierto|Cerrado)$/

/** What a visitor comes for, with the words of it that a store's page has. */
const actionsOf = ({ phone, whatsapp, ...store }: Store): string[] => [
  ...(phone === '' ? [] : ['Llamar']),
  ...(whatsapp === '' ? [] : ['WhatsApp']),
  ...(directionsLink(store) === null ? [] : ['Cómo llegar']),
  'Compartir',
]

/** Which of these actions lie below the first screen, or behind the fixed bar of the page. */
function actionsBelow(page: Page, names: readonly string[]): Promise<string[]> {
  // One question for all of them: asked one by one, of eighty stores, they take five times as long.
  return page.evaluate(
    ({ names, bar, height }) => {
      const elements = [...document.querySelectorAll<HTMLElement>('a, button')]
      const named = (name: string) => elements.filter((it) => it.textContent.trim() === name)
      const fold = named(bar).at(-1)?.getBoundingClientRect().top ?? height
      const isSeen = (it: Element) =>
        it.getBoundingClientRect().height > 0 && it.getBoundingClientRect().bottom <= fold
      return names.filter((name) => !named(name).some((it) => it.closest('main') && isSeen(it)))
    },
    { names, bar: 'Guardar en Contactos', height: SMALL_PHONE.height },
  )
}

/** The same of a store, its badge included. */
async function belowTheFold(page: Page, store: Store): Promise<string[]> {
  const badge = page.getByRole('main').getByText(STATES)
  await expect(badge.first()).toBeVisible()
  const below = await actionsBelow(page, actionsOf(store))
  const { y = Infinity, height = 0 } = (await badge.first().boundingBox()) ?? {}
  return y + height > SMALL_PHONE.height ? ['badge', ...below] : below
}

/**
 * Opens a page with its headings in their own font. One that comes late is not used by the page that it
 * is late for, and this machine has no font of its width to stand in for it, as phones have.
 */
async function openInItsFont(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    const widths = await page.evaluate(async () => {
      await document.fonts.ready
      const text = Object.assign(document.createElement('span'), { textContent: 'Micaela' })
      text.style.position = 'absolute'
      document.body.append(text)
      const widthIn = (fonts: string) => {
        text.style.font = `700 40px ${fonts}`
        return text.offsetWidth
      }
      const both = [widthIn('Rosario, monospace'), widthIn('monospace')]
      text.remove()
      return both
    })
    expect(widths[0]).not.toBe(widths[1])
  }).toPass()
}

test('every active store answers on the first screen of a small phone', async ({
  visitor,
  catalogue,
}) => {
  await visitor.setViewportSize(SMALL_PHONE)
  // Pictures have their places without being there.
  await visitor.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  const active = catalogue.stores.filter(({ isActive }) => isActive)
  expect(active.length).toBeGreaterThan(50)
  const hidden: Record<string, string[]> = {}
  await openInItsFont(visitor, paths.about.link())
  for (const store of active) {
    // Laid out by the app as it is by the page's own HTML, in a fifth of the time.
    await goWithin(visitor, paths.store.link(store.slug))
    await expect(
      visitor.getByRole('heading', { level: 1, name: store.name, exact: true }),
    ).toBeVisible()
    const below = await belowTheFold(visitor, store)
    if (below.length > 0) hidden[store.slug] = below
  }
  expect(hidden).toEqual({})
})

test('every professional is called from the first screen of a small phone', async ({
  visitor,
  catalogue,
}) => {
  await visitor.setViewportSize(SMALL_PHONE)
  const called = catalogue.professionals.filter(({ phone }) => phone !== '')
  expect(called.length).toBeGreaterThan(10)
  const hidden: string[] = []
  await openInItsFont(visitor, paths.about.link())
  for (const { category, slug, name } of called) {
    await goWithin(visitor, paths.professional.link(category, slug))
    await expect(visitor.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    if ((await actionsBelow(visitor, ['Llamar'])).length > 0) hidden.push(slug)
  }
  expect(hidden).toEqual([])
})

test('a store with a name of 120 characters does so as well', async ({ visitor, catalogue }) => {
  await visitor.setViewportSize(SMALL_PHONE)
  const store = completeStore(catalogue)
  await changeJson(visitor, PUBLIC_FILES.stores, withRecord(store.slug, { name: LONG_NAME }))
  await openInItsFont(visitor, paths.store.link(store.slug))
  await expect(visitor.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible()
  expect(await belowTheFold(visitor, store)).toEqual([])
})

for (const size of [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
]) {
  test(`a professional is called from the first screen of a phone on its side: ${size.width} px`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.setViewportSize(size)
    const called = catalogue.professionals.filter(({ phone }) => phone !== '')
    await openInItsFont(visitor, paths.about.link())
    for (const { name, category, slug } of called) {
      await goWithin(visitor, paths.professional.link(category, slug))
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
      expect.soft([slug, ...(await actionsBelow(visitor, ['Llamar']))]).toEqual([slug])
    }
  })
}

test('the QR code is seen whole in the window of a phone on its side', async ({
  visitor,
  catalogue,
}) => {
  await visitor.setViewportSize({ width: 640, height: 360 })
  await visitor.goto(paths.store.link(completeStore(catalogue).slug))
  await visitor.getByRole('button', { name: 'Código QR' }).tap()
  const code = visitor.getByRole('dialog').getByRole('img', { name: /^Código QR/ })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeInViewport({ ratio: 0.99 })
  const [around, own] = [await visitor.getByRole('dialog').boundingBox(), await code.boundingBox()]
  expect(own?.height).toBeLessThan((around?.height ?? 0) / 1.5)
})

test('the keyboard comes to call, WhatsApp and way within ten stops, then to share', async ({
  visitor,
  catalogue,
}) => {
  await visitor.goto(paths.store.link(completeStore(catalogue).slug))
  await expect(visitor.getByRole('main').getByText(STATES).first()).toBeVisible()
  const stops: string[] = []
  for (let stop = 0; stop < 11; stop += 1) {
    await visitor.keyboard.press('Tab')
    stops.push(await visitor.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  expect(stops.slice(7)).toEqual(['Llamar', 'WhatsApp', 'Cómo llegar', 'Compartir'])
})

test('a list shows three stores on its first screen, each to be called in one tap', async ({
  visitor,
  catalogue,
}) => {
  const counts = new Map<string, number>()
  for (const { categories, isActive } of catalogue.stores) {
    for (const name of isActive ? categories : []) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [name] = firstWith([...counts], ([, count]) => count >= 3)
  const { slug } = firstWith(catalogue.site.categories, (category) => category.name === name)
  await visitor.goto(paths.category.link(slug))
  const cards = visitor.getByRole('list', { name: 'Tiendas' }).getByRole('listitem')
  await expect(cards.nth(2)).toBeVisible()
  const box = await cards.nth(2).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
  await expect(cards.first().getByRole('link', { name: /^Llamar a / })).toHaveAttribute(
    'href',
    /^tel:/,
  )
})

test('the banner’s film is not told as the page’s largest paint', async ({ visitor }) => {
  for (const viewport of [SMALL_PHONE, { width: 1280, height: 800 }]) {
    await visitor.setViewportSize(viewport)
    await visitor.goto(paths.home.link())
    await expect(visitor.getByRole('button', { name: 'Pausar video' })).toBeVisible()
    const heightOf = (what: string) =>
      visitor
        .locator(`main ${what}`)
        .first()
        .evaluate((it) => it.getBoundingClientRect().height)
    expect(await heightOf('video')).toBeLessThan(await heightOf('picture:has(~ video) img'))
    const painted = await visitor.evaluate(
      () =>
        new Promise<(string | undefined)[]>((resolve) => {
          new PerformanceObserver((list) => {
            const paints = list.getEntries() as (PerformanceEntry & { element?: Element })[]
            resolve(paints.map(({ element }) => element?.localName))
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(painted.length).toBeGreaterThan(0)
    expect(painted).not.toContain('video')
  }
})

test('the search page has one box, and two whole stores on the first screen of a small phone', async ({
  visitor,
}) => {
  await visitor.setViewportSize(SMALL_PHONE)
  await visitor.goto(paths.searchPage.link())
  await expect(visitor.getByRole('searchbox')).toHaveAccessibleName('¿Qué estás buscando?')
  const second = visitor.getByRole('article').nth(1)
  const { y = Infinity, height = 0 } = (await second.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(SMALL_PHONE.height)
})
