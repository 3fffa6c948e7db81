import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { closeTheInternet } from '../../../web/e2e/support/close-the-internet.ts'

/** How a visitor looks at the pages. */
export interface View {
  /** CSS pixels. */
  width: number
  theme: 'light' | 'dark'
}

const HEIGHT = 900
const SETTLE_MS = 300

async function openPage(browser: Browser, siteUrl: string, { width, theme }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  })
  await closeTheInternet(context, [siteUrl])
  return context.newPage()
}

/** Down to the end and back up, a screen at a time: pictures and maps load as they come near. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += HEIGHT / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(SETTLE_MS / 4)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
}

/** 360, dark, 'store' → '360-dark-store.png' */
export const pictureName = ({ width, theme }: View, screen: string): string =>
  `${width}-${theme}-${screen}.png`

/** Takes a picture of each screen, from top to end, in one view. */
export async function takeAll(
  browser: Browser,
  siteUrl: string,
  screens: ReadonlyMap<string, string>,
  view: View,
  folder: string,
): Promise<void> {
  const page = await openPage(browser, siteUrl, view)
  for (const [name, address] of screens) {
    await page.goto(address)
    await settle(page)
    await page.screenshot({ path: path.join(folder, pictureName(view, name)), fullPage: true })
  }
  await page.context().close()
}
