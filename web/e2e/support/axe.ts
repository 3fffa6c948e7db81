import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and what is merely good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that see what a theme changes; the others find the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

const RULES_IN: Record<'light' | 'dark', axe.RunOnly> = {
  light: { type: 'tag', values: RULES },
  dark: { type: 'rule', values: RULES_OF_COLOUR },
}

interface View {
  /** CSS pixels. */
  width: number
  colorScheme: 'light' | 'dark'
}

/** How a visitor looks at a page. What is dark on a tablet is so on a phone or on a desk as well. */
export const VIEWS: readonly View[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]

/** Shows the page in one view, with whatever is open in it. */
export async function showIn(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** What axe finds; it is read into a page once, which takes as long as its rules. */
async function resultsOf(page: Page, runOnly: axe.RunOnly, part?: Locator): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const roots = part ?? page.locator('html')
  await roots.first().waitFor({ state: 'attached' })
  // All that are there by now: one after the other, the next may have gone away meanwhile.
  return roots.evaluateAll(
    (include, options) =>
      (window as unknown as { axe: typeof axe }).axe
        .run({ include }, options)
        .then(({ violations }) => violations),
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
}

/** What is wrong with the page, or a part of it, as one view shows it: 'color-contrast: <p …>' */
export async function violationsOf(
  page: Page,
  { colorScheme }: Pick<View, 'colorScheme'>,
  part?: Locator,
): Promise<string[]> {
  const found: string[] = []
  for (const { id, nodes } of await resultsOf(page, RULES_IN[colorScheme], part)) {
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

/**
 * By every rule, on a phone, a tablet and a desk, in both themes: the whole page once, and what has
 * opened on it in every view.
 */
export async function violationsInEveryView(page: Page, opened: Locator): Promise<string[]> {
  const found: string[] = []
  for (const [index, view] of VIEWS.entries()) {
    await showIn(page, view)
    const here = await violationsOf(page, view, index === 0 ? undefined : opened)
    found.push(...here.map((one) => `${view.colorScheme}, ${view.width} px: ${one}`))
  }
  return found
}
