import { promises as fs } from 'node:fs'
import path from 'node:path'
import { readCatalogue } from '../../web/e2e/support/catalogue.ts'
import { openBrowser } from './open-browser.ts'
import { chooseScreens, refuseUnknownScreens } from './screenshots/screens.ts'
import { takeAll, type View } from './screenshots/take.ts'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { runningProduct } from '../testing/running-product.ts'

const FOLDER = path.join(REPO_ROOT, 'screenshots')
const WIDTHS = [360, 1280]
const THEMES = ['light', 'dark'] as const

const VIEWS: View[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))

async function takeEveryView(siteUrl: string, names: readonly string[]): Promise<void> {
  const wanted = chooseScreens(names, await readCatalogue(siteUrl))
  const browser = await openBrowser('--disable-gpu')
  try {
    for (const view of VIEWS) {
      await takeAll(browser, siteUrl, wanted, view, FOLDER)
      process.stdout.write(`${view.width} px, ${view.theme}: ${wanted.size} pantallas\n`)
    }
  } finally {
    await browser.close()
  }
}

/** `npm run screenshots [-- names]`: pictures of every screen, in screenshots/. */
async function main(): Promise<void> {
  const { positionals: names } = readCommandLine({ name: 'screenshots', words: '[NOMBRES]' })
  refuseUnknownScreens(names)
  await fs.mkdir(FOLDER, { recursive: true })
  const product = await runningProduct()
  try {
    await takeEveryView(product.siteUrl, names)
  } finally {
    await product.stop()
  }
}

await runCommand(main)
