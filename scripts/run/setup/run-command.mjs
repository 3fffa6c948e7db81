import { inspect } from 'node:util'

/** The publisher's refusals are told too: by name, for their classes are read when all is installed. */
const TOLD = new Set([
  'ToldError',
  'PublicationError',
  'CannotBeDone',
  'AnotherIsAtWork',
  'ConfirmationNeeded',
])

/**
 * What the person at the keyboard is told of an error: its own sentence when they can mend it,
 * everything that is known of it otherwise.
 * @param {unknown} error
 */
export function sentenceOf(error) {
  return error instanceof Error && TOLD.has(error.name) ? error.message : inspect(error)
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
 * Runs a command, which ends with the status that its work gives. What the work fails by is told, and
 * ends it with 1, whatever else goes on.
 * @param {() => number | void | Promise<number | void>} work
 * @param {(error: unknown) => string} [describe]
 */
export async function runCommand(work, describe = sentenceOf) {
  try {
    process.exitCode = (await work()) || 0
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exit(1)
  }
}
