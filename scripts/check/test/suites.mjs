import { promises as fs } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { honestCounts, playwrightCounts, vitestCounts } from './read-report.mjs'

/**
 * @typedef {import('./read-report.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} Result
 *
 * @typedef {object} Suite
 * @property {string} name as it is chosen on the command line
 * @property {string} title in Spanish
 * @property {readonly ('compiled' | 'web' | 'cms' | 'browser' | 'postgres' | 'product')[]} needs what has to be built or found before
 * @property {number} cores how many it keeps busy
 * @property {(env: Record<string, string>) => Promise<Result>} run
 */

const LONGEST_RUN_MS = 45 * 60_000
const REPORTS = path.join(REPO_ROOT, '.cache', 'test')

/**
 * A program of the packages, run by this Node in the root.
 * @param {string} script relative to the root
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function runTool(script, args, env = {}) {
  return runQuiet(process.execPath, [script, ...args], {
    cwd: REPO_ROOT,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    withinMs: LONGEST_RUN_MS,
  })
}

/**
 * Commands that pass or fail as a whole: they count as one test.
 * @param {readonly string[][]} commands
 * @returns {Promise<Result>}
 */
async function runChecks(commands) {
  const failures = []
  for (const [script = '', ...args] of commands) {
    const { code, output } = await runTool(script, args)
    if (code !== 0) failures.push(output)
  }
  const failed = failures.length > 0 ? 1 : 0
  return { counts: { passed: 1 - failed, failed, skipped: 0 }, output: failures.join('\n') }
}

/**
 * A test runner that writes a JSON report. A report of an earlier run is removed first.
 * @param {string} name
 * @param {(report: unknown) => Counts} read
 * @param {(file: string) => Promise<import('../../run/setup/run-quiet.mjs').Outcome>} start
 * @returns {Promise<Result>}
 */
async function runTests(name, read, start) {
  const file = path.join(REPORTS, `${name}.json`)
  await fs.mkdir(REPORTS, { recursive: true })
  await fs.rm(file, { force: true })
  const { code, output } = await start(file)
  const report = await fs.readFile(file, 'utf8').catch(() => '{}')
  return { counts: honestCounts(read(JSON.parse(report)), code), output }
}

/**
 * @param {string} name
 * @param {number} workers how many files are tested at once
 * @param {readonly string[]} [args]
 * @param {typeof vitestCounts} [read]
 */
const vitest =
  (name, workers, args = [`--project=${name}`], read = vitestCounts) =>
  (/** @type {Record<string, string>} */ env) =>
    runTests(name, read, (file) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
      const command = ['run', `--maxWorkers=${workers}`, ...args, ...reporters]
      return runTool('node_modules/vitest/vitest.mjs', command, env)
    })

/** @param {string} name */
const playwright = (name) => (/** @type {Record<string, string>} */ env) =>
  runTests(name, playwrightCounts, (file) => {
    const args = ['test', '-c', 'web/e2e/playwright.config.ts', '--reporter=dot,json']
    const script = 'node_modules/@playwright/test/cli.js'
    return runTool(script, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  })

const TSC = 'node_modules/typescript-native/bin/tsc'
const CMS_TSC = 'cms/node_modules/typescript/bin/tsc'

/**
 * The TypeScript programs of the repository. The compiler in Go takes a quarter of the time; what
 * the panel's server is made with is older, and its settings are those of that one.
 */
const TYPE_CHECKS = [
  [TSC, '--noEmit', '-p', 'tsconfig.json'],
  [TSC, '--noEmit', '-p', 'cms/src/admin/tsconfig.json'],
  [TSC, '--noEmit', '-p', 'cms/tests/tsconfig.json'],
  [CMS_TSC, '--noEmit', '-p', 'cms/tsconfig.json', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
]

/** What ESLint knows of types stays to the end: looking for what could go costs it a seventh of its time. */
const LARGE_HEAP = [
  '--initial-old-space-size=2000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
]
const LINT = [...LARGE_HEAP, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']
const FORMAT = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']

const WEB = ['web', 'web-alone', 'web-catalog'].map((name) => `--project=${name}`)

/** In the order in which they begin: those that leave a core to another first. @type {readonly Suite[]} */
export const SUITES = [
  {
    name: 'types',
    title: 'Tipos',
    needs: [],
    cores: 1,
    run: () => runChecks(TYPE_CHECKS),
  },
  {
    name: 'lint',
    title: 'Reglas del código',
    needs: [],
    cores: 1,
    run: () => runChecks([LINT]),
  },
  {
    name: 'format',
    title: 'Formato',
    needs: [],
    cores: 1,
    run: () => runChecks([FORMAT]),
  },
  { name: 'cms', title: 'Panel', needs: ['compiled', 'cms'], cores: 1, run: vitest('cms', 1) },
  {
    name: 'cms-postgres',
    title: 'Panel sobre PostgreSQL',
    needs: ['compiled', 'cms', 'postgres'],
    cores: 1,
    run: vitest('cms-postgres', 1),
  },
  // They begin when the quicker of the databases leaves a core, and take the other one's with it.
  { name: 'web', title: 'Sitio', needs: [], cores: 1, run: vitest('web', 2, WEB) },
  {
    name: 'scripts',
    title: 'Programas',
    needs: ['compiled'],
    cores: 1,
    run: vitest('scripts', 2),
  },
  {
    name: 'e2e',
    title: 'Recorridos en el navegador',
    needs: ['web', 'cms', 'browser', 'product'],
    // Two browsers, which wait for the product as often as they work: they begin beside the last suite.
    cores: 1,
    run: playwright('e2e'),
  },
]

/** Names for several suites at once. @type {Record<string, readonly string[]>} */
const GROUPS = { static: ['types', 'lint', 'format'], unit: ['scripts', 'web'] }

export const SUITE_NAMES = [...SUITES.map(({ name }) => name), ...Object.keys(GROUPS)]

/**
 * The suites that the command line asks for, all of them when it names none; null when it names
 * one that does not exist.
 * @param {readonly string[]} names
 * @returns {readonly Suite[] | null}
 */
export function chooseSuites(names) {
  if (names.some((name) => !SUITE_NAMES.includes(name))) return null
  const chosen = new Set(names.flatMap((name) => GROUPS[name] || [name]))
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => chosen.has(name))
}

const CACHED_LINT = [...LINT, '--cache', '--cache-location', '.cache/eslint']
const CACHED_FORMAT = [...FORMAT, '--cache', '--cache-location', '.cache/prettier']
/** Of all projects, without those that boot the CMS. */
const UNITS = ['--project=scripts', ...WEB, '--project=cms', '--exclude=tests/**']
const CHANGED = ['--changed', '--passWithNoTests']

/** Where nothing differs there is nothing to test: the run as a whole counts. */
const withItself = (/** @type {unknown} */ report) => {
  const counts = vitestCounts(report)
  return { ...counts, passed: counts.passed + 1 }
}

/**
 * What is looked at between two commits: remembered where nothing differs, so that a rule which
 * reads several files may see a fault only in `npm test`.
 * @param {boolean} all every unit test, not only those of what differs from the last commit
 * @returns {readonly Suite[]}
 */
export const quickSuites = (all) => [
  ...SUITES.filter(({ name }) => name === 'types'),
  {
    name: 'lint',
    title: 'Reglas del código',
    needs: [],
    cores: 1,
    run: () => runChecks([CACHED_LINT]),
  },
  { name: 'format', title: 'Formato', needs: [], cores: 1, run: () => runChecks([CACHED_FORMAT]) },
  {
    name: 'units',
    title: 'Pruebas',
    needs: [],
    cores: 2,
    run: all ? vitest('units', 2, UNITS) : vitest('units', 2, [...UNITS, ...CHANGED], withItself),
  },
]
