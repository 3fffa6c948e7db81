/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @param {unknown} value
 * @returns {number}
 */
const count = (value) => (typeof value === 'number' ? value : 0)

/**
 * @param {unknown} report what vitest's JSON reporter wrote
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const totals = /** @type {Record<string, unknown>} */ (report)
  return {
    passed: count(totals.numPassedTests),
    failed: count(totals.numFailedTests),
    skipped: count(totals.numPendingTests) + count(totals.numTodoTests),
  }
}

/**
 * A test that passed only when it was tried again counts as passed.
 * @param {unknown} report what Playwright's JSON reporter wrote
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats } = /** @type {{ stats?: Record<string, unknown> }} */ (report)
  return {
    passed: count(stats?.expected) + count(stats?.flaky),
    failed: count(stats?.unexpected),
    skipped: count(stats?.skipped),
  }
}

/**
 * The counts of a run, made honest: a runner that failed without naming a failed test (it crashed,
 * or a file could not be read) has one, and so has a runner that found no test.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function honestCounts(counts, exitCode) {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}
