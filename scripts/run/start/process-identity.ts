import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Tells a process from every other one, those that had or will have its number included. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the kernel's ticks; '' where the system does not tell. */
  started: string
  /** Where its number counts: one start of one machine, and in it one container. */
  place: string
}

const MACHINE = '/proc/sys/kernel/random/boot_id'
const CONTAINER = '/proc/self/ns/pid'

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold blanks and brackets. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function findPlace(): string {
  try {
    return `${readFileSync(MACHINE, 'utf8').trim()} ${readlinkSync(CONTAINER)}`
  } catch {
    return hostname()
  }
}

export function describeSelf(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid), place: findPlace() }
}

/** True when the process's number means the same here, so that it can be asked for. */
export const isSamePlace = ({ place }: ProcessIdentity): boolean => place === findPlace()

/** One that `describeSelf` wrote as JSON, perhaps with more beside it; null for anything else. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    const identity = JSON.parse(text) as Partial<ProcessIdentity> | null
    return typeof identity?.pid === 'number' ? (identity as ProcessIdentity) : null
  } catch {
    return null
  }
}

/** In the same place: true while that very process runs, false when another one has its number. */
export function isStillRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') return false
  }
  return startOf(pid) === started
}
