import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { honestCounts, playwrightCounts, vitestCounts } from './read-report.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

/** What the reader goes by, as the runner names it. */
type Report = Pick<
  JsonTestResults,
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests'
>
const NO_TEST: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
}

/** Runs the real runner on the files of the folder and reads what it reports. */
async function countsOfRun() {
  const file = path.join(folder.path, 'report.json')
  const script = path.join(REPO_ROOT, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--globals', '--reporter=json', `--outputFile=${file}`]
  const { code } = await runQuiet(process.execPath, [script, ...options], { cwd: folder.path })
  return honestCounts(vitestCounts(JSON.parse(readFileSync(file, 'utf8'))), code)
}

describe('what vitest reports', () => {
  test('passed, failed and skipped tests are counted', () => {
    const report: Report = { ...NO_TEST, numPassedTests: 5, numFailedTests: 2, numPendingTests: 3 }
    expect(honestCounts(vitestCounts(report), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 })
    const left = vitestCounts({ ...report, numTodoTests: 1 })
    expect(left).toEqual({ passed: 5, failed: 2, skipped: 4 })
  })

  test('a file that cannot be read is a failure, though no test of it failed', async () => {
    folder.write('a.test.js', "test('a', () => {})")
    folder.write('b.test.js', "import './does-not-exist.js'")
    expect(await countsOfRun()).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('an error outside of every test is a failure', async () => {
    folder.write(
      'a.test.js',
      "test('a', async () => { void Promise.reject(new Error('lost')); await new Promise((r) => setTimeout(r, 50)) }); test.skip('b', () => {})",
    )
    expect(await countsOfRun()).toEqual({ passed: 1, failed: 1, skipped: 1 })
  })

  test('no test at all is a failure', () => {
    // As with --passWithNoTests.
    expect(honestCounts(vitestCounts(NO_TEST), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('what Playwright reports', () => {
  test('expected, unexpected, flaky and skipped tests are counted', () => {
    const stats = { duration: 782.5, expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
    expect(playwrightCounts({ stats })).toEqual({ passed: 6, failed: 2, skipped: 3 })
  })

  test('a runner that left no report has failed', () => {
    expect(honestCounts(playwrightCounts({}), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(honestCounts(vitestCounts({}), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

test('a crash after every test has passed is a failure', () => {
  const counts = { passed: 7, failed: 0, skipped: 0 }
  expect(honestCounts(counts, 139)).toEqual({ ...counts, failed: 1 })
  expect(honestCounts(counts, 0)).toEqual(counts)
  expect(honestCounts({ ...counts, failed: 2 }, 1)).toEqual({ ...counts, failed: 2 })
})
