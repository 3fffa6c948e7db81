import { setTimeout as sleep } from 'node:timers/promises'
import { PublicationError } from './problems.ts'
import type { PublishResult } from './publish.ts'

export interface WatchOptions {
  readVersion: () => Promise<number>
  publish: () => Promise<PublishResult>
  log: (line: string) => void
  /** Ends the loop, after the publication that is under way. */
  signal: AbortSignal
  intervals?: Partial<WatchIntervals>
}

export interface WatchIntervals {
  /** Between two looks at the version, milliseconds. */
  poll: number
  /** A burst of changes is over when nothing changed for this long … */
  quiet: number
  /** … or when it has lasted this long. */
  longestBurst: number
  /** A publication happens this often even when no change was seen. */
  reconcile: number
  /** A failed publication is tried again after this long, or at the next change. */
  retry: number
}

const INTERVALS: WatchIntervals = {
  poll: 250,
  quiet: 250,
  longestBurst: 3_000,
  reconcile: 5 * 60_000,
  retry: 15_000,
}

const messageOf = (error: unknown): string =>
  error instanceof PublicationError ? error.message : String((error as Error)?.stack ?? error)

function describe(result: PublishResult): string {
  const { outcome, release, version } = result
  if (outcome === 'unchanged') return `Sin cambios para publicar (versión ${version}).`
  return `Publicado ${release} (versión ${version}, ${result.counts['busquedas.json'] ?? 0} comercios).`
}

/** Waits until the version rests, so that a burst of saves becomes one publication. */
async function waitForQuiet(
  { readVersion, signal }: WatchOptions,
  { quiet, longestBurst }: WatchIntervals,
  first: number,
): Promise<void> {
  const end = Date.now() + longestBurst
  for (let version = first; Date.now() < end;) {
    await sleep(quiet, undefined, { signal })
    const next = await readVersion()
    if (next === version) return
    version = next
  }
}

/** One publication whose failure is told, not thrown: the loop must go on. */
async function tryPublish({ publish, log }: WatchOptions): Promise<number | null> {
  try {
    const result = await publish()
    log(describe(result))
    return result.version
  } catch (error) {
    log(messageOf(error))
    return null
  }
}

/** Tells a trouble that lasts once, and its end. */
function createTroubleLog(log: WatchOptions['log']) {
  let trouble = ''
  return (next: string) => {
    if (next !== trouble) log(next || 'El panel volvió a responder.')
    trouble = next
  }
}

/** What was promised, or null as soon as the signal is given: nobody waits for a silent CMS. */
function untilStopped<T>(signal: AbortSignal, promise: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(null)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** The version; null while the CMS is down or starting. */
async function tryReadVersion(
  { readVersion, signal }: WatchOptions,
  tellTrouble: (trouble: string) => void,
): Promise<number | null> {
  try {
    const version = await untilStopped(signal, readVersion())
    if (version !== null) tellTrouble('')
    return version
  } catch (error) {
    tellTrouble(messageOf(error))
    return null
  }
}

async function loop(options: WatchOptions, intervals: WatchIntervals): Promise<void> {
  let published: number | null = null
  let tried: number | null = null
  let due = -Infinity
  const tellTrouble = createTroubleLog(options.log)
  for (;;) {
    const version = await tryReadVersion(options, tellTrouble)
    const isChanged = version !== null && version !== published && version !== tried
    const isDue = version !== null && Date.now() >= due
    if (isChanged || isDue) {
      if (isChanged) {
        const quiet = waitForQuiet(options, intervals, version).catch(() => {})
        await untilStopped(options.signal, quiet)
      }
      if (options.signal.aborted) return
      tried = version
      published = await tryPublish(options)
      due = Date.now() + (published === null ? intervals.retry : intervals.reconcile)
    }
    await sleep(intervals.poll, undefined, { signal: options.signal })
  }
}

/**
 * Publishes soon after every change and, whether or not one was seen, every five minutes: no
 * event needs to arrive. Returns when the signal is given.
 */
export async function watch(options: WatchOptions): Promise<void> {
  try {
    await loop(options, { ...INTERVALS, ...options.intervals })
  } catch (error) {
    if (!options.signal.aborted) throw error
  }
}
