import { readCatalogue } from '../../../../web/e2e/support/catalogue.ts'
import { freePort } from '../../../testing/free-port.mjs'
import { openBrowser } from '../../open-browser.ts'
import { restedProduct } from '../rested-product.ts'
import { median } from '../measure.ts'
import type { Section } from '../section.ts'
import { FIRST_PAGES } from './first-pages.ts'
import { loadLighthouse, runLighthouse, type PageRun } from './lighthouse.ts'
import { serveVariants } from './serve-variants.ts'

const middle = (runs: readonly PageRun[], value: (run: PageRun) => number) =>
  median(runs.map(value))

function rowOf(name: string, runs: readonly PageRun[], plain: readonly PageRun[]): string[] {
  const scores = [0, 1, 2, 3].map((index) => middle(runs, ({ scores }) => scores[index] ?? 0))
  const paint = runs.map(({ largestPaint }) => largestPaint)
  const ratio = middle(runs, (run) => run.largestPaint) / middle(plain, (run) => run.largestPaint)
  const spread = [Math.min(...paint), Math.max(...paint)].map(Math.round).join(' – ')
  return [
    name,
    scores.join(' / '),
    String(Math.round(middle(runs, (run) => run.firstPaint))),
    `${Math.round(median(paint))} (${spread})`,
    ratio.toFixed(2),
    String(Math.round(middle(runs, (run) => run.blocked))),
    String(middle(runs, (run) => run.shift)),
    String(middle(runs, (run) => run.requests)),
    String(Math.round(middle(runs, (run) => run.bytes) / 1024)),
  ]
}

/**
 * Lighthouse's mobile preset over the pages that visitors come to first, each beside its own copy
 * without scripts, in turns. The first time it installs Lighthouse into .cache.
 */
export async function measurePages(rounds: number): Promise<Section> {
  const lighthouse = await loadLighthouse()
  const product = await restedProduct()
  const port = await freePort()
  const browser = await openBrowser(
    `--remote-debugging-port=${port}`,
    // Nobody vouches for the certificate of this measurement.
    '--ignore-certificate-errors',
  )
  const variants = await serveVariants(product.siteUrl)
  try {
    const catalogue = await readCatalogue(product.siteUrl)
    const runs = FIRST_PAGES.map(() => ({ asIs: [] as PageRun[], plain: [] as PageRun[] }))
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [, addressOf]] of FIRST_PAGES.entries()) {
        for (const variant of ['asIs', 'plain'] as const) {
          const url = new URL(addressOf(catalogue), variants[variant]).href
          runs[index]?.[variant].push(await runLighthouse(lighthouse, url, port))
        }
      }
    }
    const rows = FIRST_PAGES.flatMap(([name], index) => {
      const { asIs, plain } = runs[index] ?? { asIs: [], plain: [] }
      return [rowOf(name, asIs, plain), rowOf(`${name}, without scripts`, plain, plain)]
    })
    return {
      title: 'Pages on a slow phone',
      about:
        'Lighthouse’s mobile preset over the sample, over https and HTTP/2 as Caddy serves it, each page in ' +
        `turns with its own copy without scripts; medians of ${rounds}, milliseconds. Scores: performance, ` +
        'accessibility, best practices, SEO.',
      columns: [
        'Page',
        'Scores',
        'First paint',
        'Largest paint',
        '÷ without scripts',
        'Blocked',
        'Shift',
        'Requests',
        'KiB',
      ],
      rows,
    }
  } finally {
    await browser.close()
    variants.close()
    await product.stop()
  }
}
