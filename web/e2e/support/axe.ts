import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and what is merely good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that see what a theme changes; the others find the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** How a visitor looks at a page; the width in CSS pixels. */
export const VIEWS = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** Shows the page in one view, with whatever is open in it. */
export async function showIn(
  page: Page,
  { width, colorScheme }: (typeof VIEWS)[number],
): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** What is wrong with the page as it is shown in one view: 'color-contrast: <p …>' */
export async function violationsOf(
  page: Page,
  { colorScheme }: Pick<(typeof VIEWS)[number], 'colorScheme'>,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const ruled = colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(RULES_OF_COLOUR)
  const { violations } = await ruled
    // Without a second page that gathers the results of frames: no page of ours has any.
    .setLegacyMode()
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isScrolledFree = id === 'target-size' && (await isCovered(page, String(target[0])))
      if (!isScrolledFree) found.push(`${id}: ${html}`)
    }
  }
  return found
}

/**
 * What lies over a page that can be scrolled below it, and markers, which stand as close as their
 * places do: each of them is in the list as well.
 */
const FLOATING = '[data-floats], [popover], .leaflet-popup, .leaflet-marker-icon'

/** Whether less of an element is to be pressed only because something floats over it just now. */
function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    ([one = '', floating = '']) => {
      const box = document.querySelector(one)?.getBoundingClientRect()
      if (!box) return false
      return [...document.querySelectorAll(floating)].some((over) => {
        const { left, right, top, bottom } = over.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
    },
    [selector, FLOATING],
  )
}

/** By every rule, in both themes, on a phone, a tablet and a desk. */
export async function violationsInEveryView(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const view of VIEWS) {
    await showIn(page, view)
    const here = await violationsOf(page, view)
    found.push(...here.map((one) => `${view.colorScheme}, ${view.width} px: ${one}`))
  }
  return found
}
