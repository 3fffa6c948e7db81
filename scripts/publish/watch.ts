import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../cms/src/rules/log-line.ts'
import { dayInGoya } from '@guia/web/catalog/calendar/days'
import type { PublishOptions } from './options.ts'
import {
  AnotherIsAtWork,
  CannotBeDone,
  ConfirmationNeeded,
  PublicationError,
} from '../site/problems.ts'
import { describeResult, type Outcome } from './publication-report.ts'
import type { PublishResult } from './publish.ts'
import type { CmsState, Order } from './read/cms-access.ts'

/** Options of a publication that the loop sets. */
export type HowToPublish = Pick<PublishOptions, 'onlyChanges' | 'confirmed'>

export interface WatchOptions {
  readState: () => Promise<CmsState>
  publish: (how: HowToPublish) => Promise<PublishResult>
  /** Does what staff asked for, once for each order; true when that calls for a publication. */
  obey: (order: Order) => Promise<boolean>
  /** Does what can wait, for a moment; whether nothing is left of it. */
  useSpareTime: () => Promise<boolean>
  /** Tells staff how it went. A failure to do so is told in the log only. */
  report: (outcome: Outcome) => Promise<void>
  log: Log
  /** Ends the loop, after the publication that is under way. */
  signal: AbortSignal
  /** The clock by which a day of Goya ends; the machine's when nothing is said. */
  now?: () => Date
  intervals?: Partial<WatchIntervals>
}

export interface WatchIntervals {
  /** Between two looks at the version, milliseconds. */
  poll: number
  /**
   * A change this soon after a publication, or during it, is of a burst, which is over when nothing
   * changed for this long …
   */
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
  /** Since the last publication before what can wait is done: somebody may be editing. */
  rest: number
}

const INTERVALS: WatchIntervals = {
  poll: 150,
  quiet: 150,
  longestBurst: 3_000,
  reconcile: 5 * 60_000,
  retry: 15_000,
  rest: 10_000,
}

const messageOf = (error: unknown): string =>
  error instanceof PublicationError ? error.message : String((error as Error)?.stack ?? error)

/** Rejects as soon as the signal is given: nobody waits for a silent CMS. */
function unlessStopped<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

class Watcher {
  readonly #options: WatchOptions
  readonly #intervals: WatchIntervals
  /** Version of the last publication, or of the last attempt when that failed. */
  #version: number | null = null
  /** Whether that came to an end: the next one may read changes only. */
  #hasPublished = false
  /** When the last attempt came to its end. */
  #endedAt = -Infinity
  /** When everything is read, at the latest. */
  #due = -Infinity
  /** The day, in Goya, of the last attempt: with a new one offers begin and end. */
  #day = ''
  /** The last order, and when it is tried again: never, once it was obeyed or cannot be. */
  #order = { id: 0, retryAt: 0 }
  /** When what can wait is due: never, while nothing was published since it was done. */
  #spareFrom = Infinity
  /** Content that staff have confirmed and no publication has come to an end with since. */
  #confirmed: string | null = null
  /** Why the CMS does not tell its version; '' while it does. */
  #trouble = ''

  constructor(options: WatchOptions) {
    this.#options = options
    this.#intervals = { ...INTERVALS, ...options.intervals }
  }

  /** Runs until the signal is given, with which it rejects. */
  async run(): Promise<never> {
    const { signal } = this.#options
    for (;;) {
      signal.throwIfAborted()
      const state = await this.#readState()
      // What changed during a publication is seen right after it.
      if (state && (await this.#look(state))) continue
      await sleep(this.#intervals.poll, undefined, { signal })
    }
  }

  /** The state of the CMS; null while it is down or starting, which is told once. */
  async #readState(): Promise<CmsState | null> {
    const { readState, signal } = this.#options
    let trouble = ''
    const state = await unlessStopped(signal, readState()).catch((error: unknown) => {
      signal.throwIfAborted()
      trouble = messageOf(error)
      return null
    })
    if (trouble !== this.#trouble) {
      if (trouble) this.#options.log(trouble, 'error')
      else this.#options.log('El panel volvió a responder.', 'info')
    }
    this.#trouble = trouble
    return state
  }

  /** Returns whether there was anything to publish. */
  async #look({ version, order }: CmsState): Promise<boolean> {
    const isOrdered = order !== null && (await this.#obey(order))
    const isChanged = version !== this.#version
    const isDue = performance.now() >= this.#due || this.#today() !== this.#day
    if (!isOrdered && !isChanged && !isDue) {
      await this.#useSpareTime()
      return false
    }
    const isBurst = performance.now() < this.#endedAt + this.#intervals.quiet
    if (isChanged && isBurst) await this.#waitForQuiet(version)
    if (isOrdered && order.action === 'confirm') this.#confirmed = order.target
    // What the CMS says of changes makes a publication quick; that nothing is missed is certain
    // only when everything is read.
    await this.#publish(version, this.#hasPublished && !isOrdered && !isDue)
    this.#endedAt = performance.now()
    return true
  }

  #today(): string {
    return dayInGoya(this.#options.now?.() ?? new Date())
  }

  /** Waits until the version rests, so that a burst of saves becomes one publication. */
  async #waitForQuiet(first: number): Promise<void> {
    const { readState, signal } = this.#options
    const end = performance.now() + this.#intervals.longestBurst
    try {
      for (let version = first; performance.now() < end;) {
        await sleep(this.#intervals.quiet, undefined, { signal })
        const { version: next } = await unlessStopped(signal, readState())
        if (next === version) return
        version = next
      }
    } catch {
      // A CMS that does not answer is told of by the publication.
      signal.throwIfAborted()
    }
  }

  /** Whether a publication follows the order: not if it was obeyed, or failed a moment ago. */
  async #obey(order: Order): Promise<boolean> {
    if (order.id === this.#order.id && performance.now() < this.#order.retryAt) return false
    this.#order = { id: order.id, retryAt: Infinity }
    try {
      return await this.#options.obey(order)
    } catch (error) {
      if (!(error instanceof CannotBeDone)) {
        this.#order.retryAt = performance.now() + this.#intervals.retry
      }
      await this.#tellFailure(error)
      return false
    }
  }

  /** Publishes; a failure is told, not thrown: the loop must go on. */
  async #publish(version: number, onlyChanges: boolean): Promise<void> {
    const { retry, reconcile } = this.#intervals
    const confirmed = this.#confirmed
    this.#day = this.#today()
    try {
      const how = { onlyChanges, ...(confirmed !== null && { confirmed }) }
      const result = await this.#options.publish(how)
      for (const line of describeResult(result)) this.#options.log(line, 'info')
      this.#version = result.version ?? version
      this.#hasPublished = true
      this.#confirmed = null
      if (!onlyChanges) this.#due = performance.now() + reconcile
      await this.#report(result)
      this.#spareFrom = performance.now() + this.#intervals.rest
    } catch (error) {
      // A refusal stands until staff change or order something: trying again soon costs the panel a
      // whole reading, and comes to the same. What failed is tried again, as confirmed as before:
      // the CMS may have been restarting.
      const isRefused = error instanceof ConfirmationNeeded
      if (isRefused) this.#confirmed = null
      this.#version = version
      this.#hasPublished = false
      this.#due = performance.now() + (isRefused ? reconcile : retry)
      await this.#tellFailure(error)
    }
  }

  /** A failure is told in the log only: what is live is right. */
  async #useSpareTime(): Promise<void> {
    if (performance.now() < this.#spareFrom) return
    const { useSpareTime, log } = this.#options
    try {
      if (await useSpareTime()) this.#spareFrom = Infinity
    } catch (error) {
      log(messageOf(error), 'error')
      this.#spareFrom = Infinity
    }
  }

  async #tellFailure(error: unknown): Promise<void> {
    // Nothing failed then, and staff read the other one's word.
    const isOthers = error instanceof AnotherIsAtWork
    this.#options.log(messageOf(error), isOthers ? 'info' : 'error')
    if (!isOthers) await this.#report({ error })
  }

  async #report(outcome: Outcome): Promise<void> {
    const { report, log } = this.#options
    await report(outcome).catch((error: unknown) => log(messageOf(error), 'error'))
  }
}

/**
 * Publishes soon after every change and, whether or not one was seen, everything every five
 * minutes and as soon as it is another day in Goya: no event needs to arrive. Returns when the signal is given.
 */
export async function watch(options: WatchOptions): Promise<void> {
  try {
    await new Watcher(options).run()
  } catch (error) {
    if (!options.signal.aborted) throw error
  }
}
