import type { Page } from '@playwright/test'

/** How wide the page's content is; more than the window's width means a sideways scroll. */
export const contentWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)
