import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(path.join('/proc', pid, name), 'utf8')
  } catch {
    // It has ended, or belongs to somebody else.
    return ''
  }
}

/** Process id of the publisher that watches for a product. Linux only. Throws when none runs. */
export function findPublisher(dataDir: string): number {
  const isPublisher = (pid: string) =>
    readProc(pid, 'cmdline').includes('scripts/export.ts\0--watch') &&
    readProc(pid, 'environ').split('\0').includes(`DATA_DIR=${dataDir}`)
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isPublisher(name))
  if (!pid) throw new Error(`no publisher runs for ${dataDir}`)
  return Number(pid)
}

/** The most memory that a process has had since the last `resetPeak`, in bytes; 0 when it is gone. */
export function peakMemory(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(String(pid), 'status'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** Forgets the peak of a process so far. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
