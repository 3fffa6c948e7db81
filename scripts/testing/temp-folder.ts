import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

export interface TempFolder {
  /** Absolute; another folder in each test, unless it is for all. */
  readonly path: string
  /** Writes a file below the folder: text and bytes as they are, anything else as JSON. */
  write(name: string, content: unknown): void
}

/** An empty folder for each test of a file, removed after it; or one for all of them. */
export function useTempFolder({ isForAll = false } = {}): TempFolder {
  let folder = ''
  const [before, after] = isForAll ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'guia-test-'))
  })
  after(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get path() {
      return folder
    },
    write(name, content) {
      const file = path.join(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(file, isRaw ? content : JSON.stringify(content))
    },
  }
}
