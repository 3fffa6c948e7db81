import { inspect } from 'node:util'
import { REPO_ROOT } from '../settings/env-files.mjs'

/**
 * @typedef {object} CommandPlace What a command works with: this process's own, or a test's.
 * @property {readonly string[]} args
 * @property {import('../settings/env-files.mjs').Env} env
 * @property {string} root folder whose `.env` and builds count
 * @property {(line: string) => void} say
 */

/** @typedef {(place: CommandPlace) => number | void | Promise<number | void>} Command */

/**
 * What the person at the keyboard is told of an error: its own sentence when they can mend it,
 * everything that is known of it otherwise.
 * @param {unknown} error
 */
export function sentenceOf(error) {
  return error instanceof Error && 'isTold' in error ? error.message : inspect(error)
}

/**
 * The same below the lines of the steps that were done.
 * @param {unknown} error
 */
export const belowSteps = (error) => `\n${sentenceOf(error)}`

/**
 * Of a command whose failures are what another program said: nothing but that.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a command, which ends with the status that it gives. What it fails by is told, and ends it with 1,
 * whatever else goes on.
 * @param {Command} command
 * @param {(error: unknown) => string} [describe]
 */
export async function runCommand(command, describe = sentenceOf) {
  const { argv, env } = process
  const say = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = (await command({ args: argv.slice(2), env, root: REPO_ROOT, say })) || 0
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exit(1)
  }
}
