import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { honestCounts, playwrightCounts, vitestCounts } from './read-report.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

/** Runs the real runner on the files of the folder and reads what it reports. */
async function countsOfRun(...args: string[]) {
  const file = path.join(folder.path, 'report.json')
  const script = path.join(REPO_ROOT, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--globals', '--reporter=json', `--outputFile=${file}`, ...args]
  const { code } = await runQuiet(process.execPath, [script, ...options], { cwd: folder.path })
  return honestCounts(vitestCounts(JSON.parse(readFileSync(file, 'utf8'))), code)
}

describe('what vitest reports', () => {
  test('passed, failed and skipped tests are counted', async () => {
    folder.write(
      'a.test.js',
      "test('a', () => {}); test('b', () => {}); test('c', () => { throw new Error('no') }); test.skip('d', () => {})",
    )
    expect(await countsOfRun()).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  test('a file that cannot be read is a failure, though no test of it failed', async () => {
    folder.write('a.test.js', "test('a', () => {})")
    folder.write('b.test.js', "import './does-not-exist.js'")
    expect(await countsOfRun()).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('an error outside of every test is a failure', async () => {
    folder.write(
      'a.test.js',
      "test('a', async () => { void Promise.reject(new Error('lost')); await new Promise((r) => setTimeout(r, 50)) })",
    )
    expect(await countsOfRun()).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('no test at all is a failure', async () => {
    expect(await countsOfRun('--passWithNoTests')).toEqual({ passed: 0, failed: 1, skipped: 0 })
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
