import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DatabaseClient } from './database.ts'

/** By which the tests of a run find its folder. */
const FOLDER = 'GUIA_STARTED_ONCE'

/** Before a run and after it: a folder for what its tests copy. */
export default function keepFolder(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-started-'))
  process.env[FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Data folder of the CMS of this run that has started once; its last name is that of no other. */
export function startedOnceDir(client: DatabaseClient): string {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error('The run has no folder: its configuration names no globalSetup.')
  return path.join(folder, `${path.basename(folder)}-${client}`)
}
