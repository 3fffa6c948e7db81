import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

const LARGEST_BYTES = 10 * 1024 ** 2

export interface Log {
  write(line: string): void
  close(): void
}

/** A line on a disk that is full is lost; what said it, and the site beside it, goes on. */
function unlessImpossible(action: () => void): void {
  try {
    action()
  } catch {
    // Nowhere to tell it.
  }
}

/**
 * Opens a log to append lines to. When it has reached its largest size it is put aside as
 * `<name>.1`, in place of the one that was put aside before: a log never fills the disk. Never
 * throws: what cannot be written is lost.
 */
export function openLog(file: string, largestBytes = LARGEST_BYTES): Log {
  let descriptor: number | null = null
  let bytes = 0

  function open(): void {
    mkdirSync(path.dirname(file), { recursive: true })
    const next = openSync(file, 'a', 0o600)
    if (descriptor !== null) closeSync(descriptor)
    descriptor = next
    bytes = fstatSync(next).size
  }

  function makeRoom(): void {
    if (descriptor !== null && bytes < largestBytes) return
    if (bytes >= largestBytes && existsSync(file)) renameSync(file, `${file}.1`)
    open()
  }

  unlessImpossible(open)
  return {
    write(line) {
      unlessImpossible(makeRoom)
      unlessImpossible(() => {
        if (descriptor !== null) bytes += writeSync(descriptor, `${line}\n`)
      })
    },
    close: () =>
      unlessImpossible(() => {
        if (descriptor !== null) closeSync(descriptor)
      }),
  }
}
