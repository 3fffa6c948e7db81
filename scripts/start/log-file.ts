import { closeSync, mkdirSync, openSync, renameSync, fstatSync, writeSync } from 'node:fs'
import path from 'node:path'

const LARGEST_BYTES = 10 * 1024 ** 2

export interface Log {
  write(line: string): void
  close(): void
}

/**
 * Opens a log to append lines to. When it has reached its largest size it is put aside as
 * `<name>.1`, in place of the one that was put aside before: a log never fills the disk.
 */
export function openLog(file: string, largestBytes = LARGEST_BYTES): Log {
  const open = () => openSync(file, 'a', 0o600)
  mkdirSync(path.dirname(file), { recursive: true })
  let descriptor = open()
  let bytes = fstatSync(descriptor).size

  function startAnew(): void {
    closeSync(descriptor)
    renameSync(file, `${file}.1`)
    descriptor = open()
    bytes = 0
  }

  return {
    write(line) {
      if (bytes >= largestBytes) startAnew()
      bytes += writeSync(descriptor, `${line}\n`)
    },
    close: () => closeSync(descriptor),
  }
}
