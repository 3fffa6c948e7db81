import { mkdirSync } from 'node:fs'
import { explained } from '../setup/explained.mjs'

/** Makes a folder that is not there. Throws a ToldError, in Spanish, where there can be none. */
export function makeFolder(folder: string, what: string, remedy: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw explained(error, what, remedy)
  }
}
