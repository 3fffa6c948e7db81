/**
 * '0,4 s', '12 s', '2 min 5 s'
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1).replace('.', ',')} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`)

const PROGRESS_EVERY_MS = 10000

/**
 * Runs one step and prints one line for it with the time taken; a long step says every ten
 * seconds that it is still at work. What the work returns, if it is text, stands on the line.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @param {(line: string) => void} [say]
 * @returns {Promise<T>}
 */
export async function step(name, work, say = print) {
  const start = performance.now()
  const elapsed = () => duration(performance.now() - start)
  const progress = setInterval(() => say(`… ${name} (${elapsed()})`), PROGRESS_EVERY_MS)
  try {
    const result = await work()
    say(`✓ ${name}${typeof result === 'string' ? `: ${result}` : ''} (${elapsed()})`)
    return result
  } catch (error) {
    say(`✗ ${name} (${elapsed()})`)
    throw error
  } finally {
    clearInterval(progress)
  }
}
