import { randomUUID } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { PublicationError } from '../../site/problems.ts'
import {
  describeSelf,
  isStillRunning,
  isSamePlace,
  parseIdentity,
  type ProcessIdentity,
} from './process-identity.ts'

export const LOCK_FILE = '.publicando'

/** The holder touches its lock this often … */
const HEARTBEAT_MS = 5_000
/** … so that one which nobody here can ask about is left behind when untouched for this long. */
const SILENT_MS = 30_000
/** A lock without content: its holder was killed, or is about to write it. */
const UNWRITTEN_MS = 3_000

interface Holder extends ProcessIdentity {
  token: string
}

const parseHolder = (text: string) => parseIdentity(text) as Holder | null

/** `since`: when the lock was last renewed, milliseconds since 1970. */
function isHeld(text: string, since: number): boolean {
  const holder = parseHolder(text)
  // A time to come is that of a clock that went wrong once: it must not keep everybody out till then.
  const silentFor = Math.abs(Date.now() - since)
  if (!holder) return silentFor < UNWRITTEN_MS
  return isSamePlace(holder) ? isStillRunning(holder) : silentFor < SILENT_MS
}

/** A descriptor of the lock, made by this call; null when it was there before. */
function createLock(file: string): number | null {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return null
    throw error
  }
}

function tryLock(file: string, holder: Holder): boolean {
  const descriptor = createLock(file)
  if (descriptor === null) return false
  try {
    writeFileSync(descriptor, JSON.stringify(holder))
    return true
  } catch (error) {
    // A full disk takes the name and not the content: that would keep everybody out for a while.
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Removes the lock of a publisher that was killed. */
function removeStale(file: string): void {
  const seen = readFileSync(file, 'utf8')
  if (isHeld(seen, statSync(file).mtimeMs)) return
  // By a rename, which only one of several publishers wins; what it moved may be newer than seen.
  const aside = path.join(path.dirname(file), `.tmp-lock-${randomUUID()}`)
  renameSync(file, aside)
  if (readFileSync(aside, 'utf8') === seen) rmSync(aside)
  else renameSync(aside, file)
}

function tryRemoveStale(file: string): void {
  try {
    removeStale(file)
  } catch (error) {
    // Another publisher was faster: who has it now shows at the next try.
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
}

function isOurs(file: string, { token }: Holder): boolean {
  try {
    return parseHolder(readFileSync(file, 'utf8'))?.token === token
  } catch {
    return false
  }
}

function unlock(file: string, holder: Holder): void {
  try {
    if (isOurs(file, holder)) rmSync(file, { force: true })
  } catch {
    // What was done is done; the next publisher finds out that nobody holds it.
  }
}

/**
 * Throws a PublicationError in Spanish when the lock is somebody else's by now: who stood still for
 * long, with its machine asleep or its disk away, may have been taken for dead.
 */
export type AssertHeld = () => void

/**
 * Runs a publication while no other one of this folder runs, in this process, in another, or in
 * another container that shares the folder.
 * Throws a PublicationError in Spanish when another one is running.
 */
export async function withPublicationLock<T>(
  root: string,
  action: (assertHeld: AssertHeld) => Promise<T>,
): Promise<T> {
  await mkdir(root, { recursive: true })
  const file = path.join(root, LOCK_FILE)
  const holder: Holder = { ...describeSelf(), token: randomUUID() }
  if (!tryLock(file, holder)) {
    tryRemoveStale(file)
    if (!tryLock(file, holder)) {
      throw new PublicationError('Ya hay otra publicación en marcha: esperá a que termine.')
    }
  }
  const assertHeld = () => {
    if (isOurs(file, holder)) return
    throw new PublicationError(
      'Esta publicación estuvo detenida mucho tiempo y otra empezó mientras tanto: no cambia nada.',
    )
  }
  const beat = () => {
    if (isOurs(file, holder)) void utimes(file, new Date(), new Date()).catch(() => {})
  }
  const heartbeat = setInterval(beat, HEARTBEAT_MS)
  try {
    return await action(assertHeld)
  } finally {
    clearInterval(heartbeat)
    unlock(file, holder)
  }
}
