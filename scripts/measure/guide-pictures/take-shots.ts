import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Locator } from '@playwright/test'
import sharp from 'sharp'
import { closeTheInternet } from '../../../web/e2e/support/close-the-internet.ts'
import { signInToPanel } from '../../../web/e2e/support/panel.ts'
import type { RunningProduct } from '../../../web/e2e/support/product.ts'
import { frameOf, type Box } from './frame.ts'
import type { Shot } from './shot.ts'

/** Higher than a screen: what a picture shows has to be in view at once. */
const HEIGHT = { 1280: 1800, 390: 844 }
const SETTLE_MS = 600
/** The panel takes its time on a busy machine. */
const PATIENCE_MS = 60_000
const QUALITY = 80

async function boxesOf(locators: readonly Locator[]): Promise<Box[]> {
  const all = (await Promise.all(locators.map((one) => one.all()))).flat()
  const boxes = await Promise.all(all.map((one) => one.boundingBox()))
  return boxes.filter((box) => box !== null)
}

async function takeOne(context: BrowserContext, cmsUrl: string, shot: Shot, folder: string) {
  const page = await context.newPage()
  const screen = { width: shot.width, height: HEIGHT[shot.width] }
  await page.setViewportSize(screen)
  const open = async (address: string) => {
    await page.goto(`${cmsUrl}/admin${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  const shown = await shot.show({ page, open })
  await shown[0]?.first().evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(SETTLE_MS)
  const png = await page.screenshot({ clip: frameOf(await boxesOf(shown), screen) })
  await page.close()
  await fs.writeFile(
    path.join(folder, `${shot.name}.webp`),
    await sharp(png).webp({ quality: QUALITY }).toBuffer(),
  )
}

/** Takes the pictures, one after another, each on a page of its own; nothing outside is asked for. */
export async function takeShots(
  browser: Browser,
  product: RunningProduct,
  shots: readonly Shot[],
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  })
  await closeTheInternet(context, [product.cmsUrl])
  context.setDefaultTimeout(PATIENCE_MS)
  await signInToPanel(await context.newPage(), product)
  for (const shot of shots) await takeOne(context, product.cmsUrl, shot, folder)
  await context.close()
}
