import type { Child } from './child.ts'
import { pause } from './pause.ts'

export interface KeepAliveOptions {
  start: () => Child
  /** One that runs already; without it the first is started. */
  first?: Child
  /** Told of each end that nobody asked for, and of the milliseconds until the next start. */
  onEnd: (how: string, waitMs: number) => void
  /** One that ran this long did not fail at its start: the pauses begin anew. */
  soundAfterMs?: number
}

export interface KeptAlive {
  current(): Child
  /** Ends it for good. */
  stop(): Promise<void>
}

/** Before a new start; each failure doubles it. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const SOUND_AFTER_MS = 60_000

/**
 * A start that throws, as without memory or file handles, is an end like any other, of a program that
 * has no number.
 */
export function startOrEnd(start: () => Child): Child {
  try {
    return start()
  } catch (error) {
    const how = error instanceof Error ? error.message : String(error)
    const ended = Promise.resolve(how)
    return { pid: 0, startedAt: performance.now(), ended, tail: () => how, stop: async () => {} }
  }
}

/** Runs a program and starts it again whenever it ends, with growing pauses. */
export function keepAlive(options: KeepAliveOptions): KeptAlive {
  const stopping = new AbortController()
  let child = options.first ?? options.start()

  async function watch(): Promise<void> {
    let waitMs = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const how = await child.ended
      if (stopping.signal.aborted) return
      const lived = performance.now() - child.startedAt
      if (lived >= (options.soundAfterMs ?? SOUND_AFTER_MS)) waitMs = FIRST_PAUSE_MS
      options.onEnd(how, waitMs)
      await pause(waitMs, stopping.signal)
      waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)
      if (!stopping.signal.aborted) child = startOrEnd(options.start)
    }
  }

  const watching = watch()
  return {
    current: () => child,
    async stop() {
      stopping.abort()
      await child.stop()
      await watching
    },
  }
}
