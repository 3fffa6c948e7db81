import { expect, type Page } from '@playwright/test'

/** Goes on within the app, as a link does, and waits until it shows the page of that address. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const isOtherPage = new URL(to, location.href).pathname !== location.pathname
    if (isOtherPage) document.querySelector('main > div')?.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await expect(page.locator('main > [data-left]')).toHaveCount(0)
}
