import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishOptions } from './options.ts'
import {
  CannotBeDone,
  ConfirmationNeeded,
  formatProblem,
  PublicationError,
} from '../site/problems.ts'
import type { PublishResult } from './publish.ts'
import type { CmsState, Order } from './read/cms-access.ts'

/** What the loop decides of a publication. */
export type HowToPublish = Pick<PublishOptions, 'onlyChanges' | 'confirmed'>

export interface WatchOptions {
  readState: () => Promise<CmsState>
  publish: (how: HowToPublish) => Promise<PublishResult>
  /** Does what staff asked for, once for each order; true when that calls for a publication. */
  obey: (order: Order) => Promise<boolean>
  /** Tells staff how it went. A failure to do so is told in the log only. */
  report: (outcome: PublishResult | { error: unknown }) => Promise<void>
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
  /** Everything is read and published this often, whatever changes were seen. */
  reconcile: number
  /**
   * A failed publication is tried again after this long, or at the next change; one that waits for
   * an answer of staff is not.
   */
  retry: number
}

const INTERVALS: WatchIntervals = {
  poll: 150,
  quiet: 150,
  longestBurst: 3_000,
  reconcile: 5 * 60_000,
  retry: 15_000,
}

const messageOf = (error: unknown): string =>
  error instanceof PublicationError ? error.message : String((error as Error)?.stack ?? error)

function describe(result: PublishResult): string {
  const { outcome, release, version } = result
  if (outcome === 'pinned') return `Sigue en línea ${release}, como se pidió.`
  if (outcome === 'unchanged') return `Sin cambios para publicar (versión ${version}).`
  return `Publicado ${release} (versión ${version}, ${result.counts['busquedas.json'] ?? 0} comercios).`
}

/** Waits until the version rests, so that a burst of saves becomes one publication. */
async function waitForQuiet(
  { readState, signal }: WatchOptions,
  { quiet, longestBurst }: WatchIntervals,
  first: number,
): Promise<void> {
  const end = performance.now() + longestBurst
  for (let version = first; performance.now() < end;) {
    await sleep(quiet, undefined, { signal })
    const { version: next } = await readState()
    if (next === version) return
    version = next
  }
}

/** Pages of the site's folder that another hand, or the disk, had damaged. */
export const mendedPages = (pages: number): string =>
  `Se rehicieron ${pages} páginas a las que les faltaba algo en el disco.`

const describeProblems = ({ problems }: PublishResult): string =>
  ['Quedó afuera:', ...problems.map((problem) => `  - ${formatProblem(problem)}`)].join('\n')

/** The version that was published; what to wait for when none was. */
type Attempt = number | 'failed' | 'refused'

/** One publication whose failure is told, not thrown: the loop must go on. */
async function tryPublish(options: WatchOptions, how: HowToPublish): Promise<Attempt> {
  const report = (outcome: Parameters<WatchOptions['report']>[0]) =>
    options.report(outcome).catch((error: unknown) => options.log(messageOf(error)))
  try {
    const result = await options.publish(how)
    options.log(describe(result))
    if (result.problems.length > 0) options.log(describeProblems(result))
    if (result.mended > 0) options.log(mendedPages(result.mended))
    if (result.untidy !== '') options.log(result.untidy)
    await report(result)
    return result.version
  } catch (error) {
    options.log(messageOf(error))
    await report({ error })
    return error instanceof ConfirmationNeeded ? 'refused' : 'failed'
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

/** The state of the CMS; null while it is down or starting. */
async function tryReadState(
  { readState, signal }: WatchOptions,
  tellTrouble: (trouble: string) => void,
): Promise<CmsState | null> {
  try {
    const state = await untilStopped(signal, readState())
    if (state !== null) tellTrouble('')
    return state
  } catch (error) {
    tellTrouble(messageOf(error))
    return null
  }
}

/**
 * Whether a publication follows an order; 'again' when it has to be tried once more. What went wrong
 * is told.
 */
async function tryObey(options: WatchOptions, order: Order): Promise<boolean | 'again'> {
  try {
    return await options.obey(order)
  } catch (error) {
    options.log(messageOf(error))
    await options.report({ error }).catch(() => {})
    return error instanceof CannotBeDone ? false : 'again'
  }
}

/** Obeys the order of staff unless that was done, or could not be done a moment ago. */
async function obeyNew(
  options: WatchOptions,
  { retry }: WatchIntervals,
  progress: Progress,
  order: Order,
): Promise<boolean> {
  const { id } = order
  const isWaiting = id === progress.failedOrder && performance.now() < progress.obeyAgain
  if (id === progress.order || isWaiting) return false
  const obeyed = await tryObey(options, order)
  if (obeyed !== 'again') {
    progress.order = id
    return obeyed
  }
  progress.failedOrder = id
  progress.obeyAgain = performance.now() + retry
  return false
}

/** What the loop knows between two looks at the CMS. */
interface Progress {
  published: number | null
  tried: number | null
  /** When everything is read, at the latest. */
  due: number
  /** Number of the last order that was obeyed, or cannot be. */
  order: number
  /** Number of the order that could not be obeyed at that time, and when it is tried again. */
  failedOrder: number
  obeyAgain: number
  /** Content that staff have confirmed and no publication has come to an end with since. */
  confirmed: string | null
}

async function look(
  options: WatchOptions,
  intervals: WatchIntervals,
  progress: Progress,
  { version, order }: CmsState,
): Promise<void> {
  const isOrdered = order !== null && (await obeyNew(options, intervals, progress, order))
  const isChanged = version !== progress.published && version !== progress.tried
  const isDue = performance.now() >= progress.due
  if (!isOrdered && !isChanged && !isDue) return
  if (isChanged) {
    const quiet = waitForQuiet(options, intervals, version).catch(() => {})
    await untilStopped(options.signal, quiet)
  }
  if (options.signal.aborted) return
  progress.tried = version
  // What the CMS says of changes makes a publication quick; that nothing is missed is certain only
  // when everything is read.
  const onlyChanges = !isOrdered && !isDue && progress.published !== null
  if (isOrdered && order.action === 'confirm') progress.confirmed = order.target
  const attempt = await tryPublish(options, {
    onlyChanges,
    ...(progress.confirmed !== null && { confirmed: progress.confirmed }),
  })
  // What failed is tried again, as confirmed as before: the CMS may have been restarting.
  if (attempt !== 'failed') progress.confirmed = null
  progress.published = typeof attempt === 'number' ? attempt : null
  // A refusal stands until staff change or order something: trying again soon costs the panel a
  // whole reading, and comes to the same.
  if (attempt === 'failed') progress.due = performance.now() + intervals.retry
  else if (attempt === 'refused' || !onlyChanges)
    progress.due = performance.now() + intervals.reconcile
}

async function loop(options: WatchOptions, intervals: WatchIntervals): Promise<void> {
  const progress: Progress = {
    published: null,
    tried: null,
    due: -Infinity,
    order: 0,
    failedOrder: 0,
    obeyAgain: 0,
    confirmed: null,
  }
  const tellTrouble = createTroubleLog(options.log)
  for (;;) {
    const state = await tryReadState(options, tellTrouble)
    if (state !== null) await look(options, intervals, progress, state)
    if (options.signal.aborted) return
    await sleep(intervals.poll, undefined, { signal: options.signal })
  }
}

/**
 * Publishes soon after every change and, whether or not one was seen, everything every five
 * minutes: no event needs to arrive. Returns when the signal is given.
 */
export async function watch(options: WatchOptions): Promise<void> {
  try {
    await loop(options, { ...INTERVALS, ...options.intervals })
  } catch (error) {
    if (!options.signal.aborted) throw error
  }
}
