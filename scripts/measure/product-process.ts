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

/** What stands on the command line of a product's processes. */
const PROGRAMS = {
  publisher: 'scripts/export.ts\0--watch',
  cms: '\0scripts/start.mjs',
} as const

/** Process id of a running product's publisher or CMS. Linux only. Throws when none runs. */
export function findProcess(program: keyof typeof PROGRAMS, dataDir: string): number {
  const isIt = (pid: string) =>
    readProc(pid, 'cmdline').includes(PROGRAMS[program]) &&
    readProc(pid, 'environ').split('\0').includes(`DATA_DIR=${dataDir}`)
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name))
  if (!pid) throw new Error(`no ${program} runs for ${dataDir}`)
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
