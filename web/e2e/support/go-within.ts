import type { Page } from '@playwright/test'

/** Goes on within the app, as a link does. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
}
