import os from 'node:os'
import path from 'node:path'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { buildIfChanged, cmsBuild, webBuild } from '../../run/setup/build-if-changed.mjs'
import { endWithNpm } from '../../run/setup/end-with-npm.mjs'
import { installAll, readTypeScript } from '../../run/setup/prepare.mjs'
import { sentenceOf } from '../../run/setup/run-command.mjs'
import { duration } from '../../run/setup/step.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres } from './find-postgres.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { runSideBySide } from './side-by-side.mjs'
import { startPostgres } from './start-postgres.mjs'
import { chooseSuites, quickSuites, SUITE_NAMES } from './suites.mjs'

/**
 * @typedef {import('./read-report.mjs').Counts} Counts
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./suites.mjs').Result} Result
 */

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

const STILL_EVERY_MS = 60_000

/** @param {Counts} counts */
function describe({ passed, failed, skipped }) {
  const failures = failed > 0 ? `, ${failed} mal` : ''
  const omitted = skipped > 0 ? `, ${skipped} omitidas` : ''
  return `${passed} bien${failures}${omitted}`
}

/**
 * Runs one part and says how it went: one line when all is well, everything it said when not.
 * What it throws counts as a failed test: the parts after it run all the same.
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Counts>}
 */
export async function runPart(title, work) {
  const began = performance.now()
  const elapsed = () => duration(performance.now() - began)
  const still = setInterval(() => say(`… ${title} (${elapsed()})`), STILL_EVERY_MS)
  const { counts, output } = await work().catch((error) => ({
    counts: { passed: 0, failed: 1, skipped: 0 },
    output: sentenceOf(error),
  }))
  clearInterval(still)
  say(`${counts.failed > 0 ? '✗' : '✓'} ${title}: ${describe(counts)} (${elapsed()})`)
  if (counts.failed > 0) say(`${output.trim()}\n`)
  return counts
}

/**
 * A part of the preparation, which counts as one test.
 * @param {() => Promise<unknown>} work
 */
const asTest = (work) => async () => {
  await work()
  return { counts: { passed: 1, failed: 0, skipped: 0 }, output: '' }
}

/** @param {import('../../run/setup/build-if-changed.mjs').Build} which */
const build = (which) => buildIfChanged(REPO_ROOT, which)

/**
 * What suites need before they run, each by its name in `needs`.
 * @param {Promise<unknown>} compiled the packages' compiled part
 * @param {Record<string, string>} env gets what the suites are to find in their environment
 * @param {(() => Promise<void>)[]} ends gets what has to be ended after them
 */
function preparations(compiled, env, ends) {
  const browser = async () => {
    const found = await findBrowser(path.join(REPO_ROOT, '.cache', 'browser'))
    env.CHROMIUM_PATH = found.path
    say(`  Navegador: ${found.version}`)
  }
  const postgres = async () => {
    const { bin, version } = await findPostgres()
    const server = await startPostgres(bin)
    ends.push(server.stop)
    env.GUIA_POSTGRES = server.url
    say(`  ${version}`)
  }
  // Its first publication leaves a third of the machine idle: it goes on beside the other suites.
  const product = async () => {
    await readTypeScript()
    const { startProduct } = await import('../../testing/start-product.ts')
    const { siteUrl, cmsUrl, dataDir, admin, stop } = await startProduct()
    ends.push(stop)
    env.GUIA_E2E_PRODUCT = JSON.stringify({ siteUrl, cmsUrl, dataDir, admin })
  }
  return [
    { name: 'compiled', title: 'Paquetes compilados', work: () => compiled, after: [] },
    { name: 'cms', title: 'Armado del panel', work: () => build(cmsBuild()), after: [] },
    { name: 'web', title: 'Armado del sitio', work: () => build(webBuild()), after: [] },
    // One after the other: both may call Debian's installer, which refuses company.
    { name: 'postgres', title: 'PostgreSQL', work: postgres, after: [] },
    { name: 'browser', title: 'Navegador', work: browser, after: ['postgres'] },
    {
      name: 'product',
      title: 'Producto de muestra',
      work: product,
      after: ['compiled', 'cms', 'web'],
    },
  ]
}

/**
 * @param {readonly Suite[]} suites
 * @param {Promise<unknown>} compiled the packages' compiled part
 * @returns {Promise<Counts[]>}
 */
async function runAll(suites, compiled) {
  /** @type {Record<string, string>} */
  const env = {}
  /** @type {(() => Promise<void>)[]} */
  const ends = []
  const needed = new Set(suites.flatMap(({ needs }) => /** @type {readonly string[]} */ (needs)))
  const before = preparations(compiled, env, ends)
    .filter(({ name }) => needed.has(name))
    .map((part) => ({
      name: `before: ${part.name}`,
      after: part.after.filter((name) => needed.has(name)).map((name) => `before: ${name}`),
      cores: 1,
      run: () => runPart(part.title, asTest(part.work)),
    }))
  const parts = suites.map(({ name, title, needs, cores, run }) => ({
    name,
    after: needs.map((need) => `before: ${need}`),
    cores,
    run: () => runPart(title, () => run(env)),
  }))
  const results = await runSideBySide([...before, ...parts], os.availableParallelism())
  for (const end of ends) await end()
  await Promise.allSettled([compiled])
  return results
}

/**
 * The last line of all, which other programs read.
 * @param {readonly Counts[]} results
 */
export function lastLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, counts) => total + counts[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** @param {readonly Counts[]} results */
function finish(results) {
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
  say(`\n${lastLine(results)}`)
}

/**
 * `npm test [-- names]`: installs what is missing, builds, and runs every suite, or those named.
 * The last line is `N passed, N failed`; exit code 1 when something failed.
 * @param {readonly string[]} names
 */
export async function test(names) {
  endWithNpm()
  const suites = chooseSuites(names)
  if (!suites) {
    say(`No existe alguna de esas pruebas. Hay: ${SUITE_NAMES.join(', ')}.`)
    return finish([{ passed: 0, failed: 1, skipped: 0 }])
  }
  try {
    const { compiled } = await installAll()
    const memory = makeMemoryFolder()
    // What this process starts finds it too.
    if (memory) process.env.TMPDIR = memory
    finish(await runAll(suites, compiled))
  } catch (error) {
    say(sentenceOf(error))
    finish([{ passed: 0, failed: 1, skipped: 0 }])
  }
}

/**
 * `npm run check [-- --all]`: what can be looked at between two commits, over the packages that are
 * installed. Ends as `npm test` does.
 * @param {readonly string[]} args
 */
export async function check(args) {
  endWithNpm()
  finish(await runAll(quickSuites(args.includes('--all')), Promise.resolve()))
}
