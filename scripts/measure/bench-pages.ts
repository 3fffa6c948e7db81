import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '@guia/web/paths'
import {
  completeProfessional,
  completeStore,
  firstWith,
  readCatalogue,
  type Catalogue,
} from '../../web/e2e/support/catalogue.ts'
import { findBrowser } from '../check/test/find-browser.mjs'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { freePort } from '../testing/free-port.ts'
import { runningProduct } from '../testing/running-product.ts'
import { median } from './bench/measure.ts'
import { loadLighthouse, runLighthouse, type PageRun } from './bench-pages/lighthouse.ts'
import { serveVariants } from './bench-pages/serve-variants.ts'

const ROUNDS = '5'

/** The pages that visitors come to first. */
const PAGES: readonly [name: string, address: (all: Catalogue) => string][] = [
  ['inicio', () => paths.home.link()],
  ['comercio', (all) => paths.store.link(completeStore(all).slug)],
  ['categoría', ({ site }) => paths.category.link(firstWith(site.categories, () => true).slug)],
  ['búsqueda', () => paths.searchPage.link()],
  [
    'profesional',
    (all) => {
      const { category, slug } = completeProfessional(all)
      return paths.professional.link(category, slug)
    },
  ],
]

const middle = (runs: readonly PageRun[], value: (run: PageRun) => number) =>
  median(runs.map(value))

function line(name: string, runs: readonly PageRun[], plain: readonly PageRun[]): string {
  const scores = [0, 1, 2, 3].map((index) => middle(runs, ({ scores }) => scores[index] ?? 0))
  const paint = runs.map(({ largestPaint }) => largestPaint)
  const ratio = middle(runs, (run) => run.largestPaint) / middle(plain, (run) => run.largestPaint)
  const ms = (value: number) => `${Math.round(value)} ms`
  return [
    name.padEnd(26),
    scores.join('/').padEnd(16),
    `pintado ${ms(middle(runs, (run) => run.firstPaint))}`,
    `el mayor ${ms(median(paint))} (${ms(Math.min(...paint))} – ${ms(Math.max(...paint))})`,
    `÷ sin programas ${ratio.toFixed(2)}`,
    `trabado ${ms(middle(runs, (run) => run.blocked))}`,
    `corrido ${middle(runs, (run) => run.shift)}`,
    `${middle(runs, (run) => run.requests)} pedidos`,
    `${Math.round(middle(runs, (run) => run.bytes) / 1024)} KiB`,
  ].join(' · ')
}

/**
 * `npm run bench:pages [-- --rounds 5]`: Lighthouse's mobile preset over the pages that visitors come
 * to first, each beside its own copy without scripts, in turns. Medians. The first time it installs
 * Lighthouse into .cache.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: ROUNDS } } })
  const lighthouse = await loadLighthouse()
  const product = await runningProduct()
  const { path: executablePath } = await findBrowser(path.join(REPO_ROOT, '.cache', 'browser'))
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  const variants = await serveVariants(product.siteUrl)
  try {
    const catalogue = await readCatalogue(product.siteUrl)
    const runs = PAGES.map(() => ({ asIs: [] as PageRun[], plain: [] as PageRun[] }))
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [index, [, addressOf]] of PAGES.entries()) {
        for (const variant of ['asIs', 'plain'] as const) {
          const url = new URL(addressOf(catalogue), variants[variant]).href
          runs[index]?.[variant].push(await runLighthouse(lighthouse, url, port))
        }
      }
    }
    for (const [index, [name]] of PAGES.entries()) {
      const { asIs, plain } = runs[index] ?? { asIs: [], plain: [] }
      process.stdout.write(`${line(name, asIs, plain)}\n`)
      process.stdout.write(`${line(`${name}, sin programas`, plain, plain)}\n`)
    }
  } finally {
    await browser.close()
    variants.close()
    await product.stop()
  }
}

await main()
