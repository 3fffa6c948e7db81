import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'
import { runQuiet } from '../../../run/setup/run-quiet.mjs'

/** Measures pages and nothing that the product needs: 185 MB that only those fetch who measure. */
const PACKAGE = 'lighthouse@12.8.2'
const FOLDER = path.join(REPO_ROOT, '.cache', 'lighthouse')

/** What one run says of a page; times in milliseconds as on a slow phone, scores of 100. */
export interface PageRun {
  scores: readonly number[]
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  requests: number
  bytes: number
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>
        audits: Record<
          string,
          { numericValue?: number; details?: { items?: { transferSize?: number }[] } }
        >
      }
    }
  | undefined
>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Installs Lighthouse where it is not yet, and gives its function. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(entry)) {
    const { code, output } = await runQuiet(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, PACKAGE],
      { cwd: REPO_ROOT },
    )
    if (code !== 0) throw new Error(`${PACKAGE}: ${output}`)
  }
  const loaded = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return loaded.default
}

/** One run of Lighthouse's mobile preset over a page, in the browser that listens on `port`. */
export async function runLighthouse(
  lighthouse: Lighthouse,
  url: string,
  port: number,
): Promise<PageRun> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`${url}: Lighthouse said nothing`)
  const { categories, audits } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}
