import { expect, type Locator, type Page } from '@playwright/test'

interface Way {
  /** Presses of Tab, at most; 60 are more than between things that belong together. */
  most?: number
  isBack?: boolean
}

/** Presses Tab until the focus is there. Fails when it does not get there. */
export async function tabTo(
  page: Page,
  target: Locator,
  { most = 60, isBack = false }: Way = {},
): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}
