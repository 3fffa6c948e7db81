import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export interface TempFolder {
  /** Absolute; another folder in each test. */
  readonly path: string
  /** Writes a file below the folder: write('src/a.ts', '1'). */
  write(name: string, content: string | Uint8Array): void
}

/** An empty folder for each test of a file, removed after it. */
export function useTempFolder(): TempFolder {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'guia-test-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get path() {
      return folder
    },
    write(name, content) {
      const file = path.join(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    },
  }
}
