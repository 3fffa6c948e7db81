import type { Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { completeStore } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/**
 * As who set the browser to letters of twice the size sees a page, the first one of a slow line: in the
 * headings' stand-in, of which some words are wider.
 */
async function openLarge(page: Page, width: number, address: string): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await page.setViewportSize({ width, height: 640 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
}

/** Names of stores of which letters lie under the drawing of the card's heart. */
const namesUnderHearts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCovered = (card: Element) => {
      const heart = card.querySelector('button[aria-pressed] svg')?.getBoundingClientRect()
      const name = card.querySelector('h2, h3')
      if (!heart || !name) throw new Error('A card has a name and a heart')
      const range = document.createRange()
      range.selectNodeContents(name)
      return [...range.getClientRects()].some(
        (line) => line.right > heart.left && line.bottom > heart.top && line.top < heart.bottom,
      )
    }
    const cards = [...document.querySelectorAll('main article')]
    return cards.filter(isCovered).map((card) => card.querySelector('h2, h3')?.textContent ?? '')
  })

for (const width of [320, 360]) {
  test(`at ${width} px no letter of a store’s name lies under its heart`, async ({ visitor }) => {
    await openLarge(visitor, width, paths.allStores.link())
    await expect(visitor.getByRole('button', { name: /^Favorito: / }).first()).toBeVisible()
    expect(await namesUnderHearts(visitor)).toEqual([])
  })

  test(`at ${width} px the titles of windows are in one piece`, async ({ visitor, catalogue }) => {
    await openLarge(visitor, width, paths.home.link())
    const titles = catalogue.usefulContacts.map(({ title }) => title)
    const oneWord = ['Emergencias', ...titles.filter((title) => !title.includes(' '))]
    for (const title of oneWord) {
      const lines = await visitor
        .getByRole('heading', { level: 2, name: title, includeHidden: true })
        .last()
        .evaluate((heading) => {
          heading.closest<HTMLElement>('[popover]')?.showPopover()
          const range = document.createRange()
          range.selectNodeContents(heading)
          return range.getClientRects().length
        })
      expect.soft([title, lines]).toEqual([title, 1])
    }
  })

  test(`at ${width} px the buttons of the share notice are in sight`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await openLarge(visitor, width, paths.store.link(completeStore(catalogue).slug))
    await visitor.getByRole('button', { name: 'Compartir' }).click()
    for (const name of ['Copiar enlace', 'Cerrar aviso']) {
      await expect(visitor.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
}
