import path from 'node:path'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { SettingsError } from '../run/settings/settings-error.ts'
import { SetupError } from '../run/setup/setup-error.mjs'
import { BackupError } from './backup-error.ts'

const KNOWN = [BackupError, SettingsError, SetupError]

/** Runs a command: what it may fail by is told in its own sentence, and ends it with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!KNOWN.some((kind) => error instanceof kind)) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

/** What is in the product's folder is called from there: in a container it is another one. */
export function shownPath(file: string): string {
  const name = path.relative(REPO_ROOT, file)
  return name.startsWith('..') ? file : name
}
