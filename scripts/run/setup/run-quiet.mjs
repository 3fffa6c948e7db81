import { spawn } from 'node:child_process'

const KEPT_CHARACTERS = 200000

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when it was ended by a signal or could not be started
 * @property {string} output what it wrote on both outputs, its end when it is very long
 */

/** What has been started and has not ended. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) child.kill(signal)
  process.exit(1)
}

/**
 * Whoever stops this process stops what it has started. Returns how to stop listening.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTogether(child) {
  if (running.size === 0) process.once('SIGINT', endAll).once('SIGTERM', endAll)
  running.add(child)
  return () => {
    running.delete(child)
    if (running.size > 0) return
    process.removeListener('SIGINT', endAll).removeListener('SIGTERM', endAll)
  }
}

/**
 * Runs a command without showing what it writes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, withinMs?: number }} options
 *   `env` is added to this process's own; a command that takes longer than `withinMs` is ended
 * @returns {Promise<Outcome>}
 */
export function runQuiet(command, args, { cwd, env = {}, withinMs }) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const letGo = endTogether(child)
    /** @param {string} chunk */
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer =
      withinMs &&
      setTimeout(() => {
        keep(`\nNo terminó en ${withinMs / 1000} s.\n`)
        child.kill('SIGKILL')
      }, withinMs)
    child.on('error', (error) => keep(`${error.message}\n`))
    child.on('close', (code) => {
      letGo()
      clearTimeout(timer)
      resolve({ code: code === null || code < 0 ? 1 : code, output })
    })
  })
}

/**
 * The lines of an output that tell most, without the empty ones around them: all of a short one,
 * the first and the last ones of a long one, where tools name their reason.
 * @param {string} output
 * @param {number} [first]
 * @param {number} [last]
 */
export function gistOf(output, first = 10, last = 30) {
  const lines = output.trim().split('\n')
  if (lines.length <= first + last) return lines.join('\n')
  return [...lines.slice(0, first), '…', ...lines.slice(-last)].join('\n')
}
