import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { PublishResult } from '../publish.ts'
import type { Order } from '../read/cms-access.ts'
import { watch, type WatchIntervals, type WatchOptions } from '../watch.ts'

export const FAST: WatchIntervals = {
  poll: 2,
  quiet: 10,
  longestBurst: 200,
  reconcile: 60_000,
  retry: 60_000,
  rest: 60_000,
}

/** Longest that any test waits for something to happen. */
export const SOON = { timeout: 5_000, interval: 2 }

export const resultOf = (version: number): PublishResult => ({
  outcome: 'published',
  version,
  release: `r${version}`,
  counts: { 'busquedas.json': 3 },
  problems: [],
  mended: 0,
  cleanUpFailure: '',
})

/** A CMS with a version and an order, a publisher that counts, and the loop between them. */
export function startWatch(intervals: Partial<WatchIntervals> = {}) {
  const state = {
    version: 1 as number | Error,
    published: [] as number[],
    log: [] as string[],
    /** Of the same lines. */
    levels: [] as string[],
    looks: 0,
    now: new Date('2026-03-10T12:00:00-03:00'),
    failure: null as Error | null,
    result: {} as Partial<PublishResult>,
    order: null as Order | null,
    obeyed: [] as Order[],
    /** What an order comes to: whether a publication follows, or why it cannot be done. */
    obedience: true as boolean | Error,
    /** What each publication was told that may go live although much vanishes. */
    confirmed: [] as (string | undefined)[],
    /** Whether each publication read everything. */
    whole: [] as boolean[],
    reports: [] as Parameters<WatchOptions['report']>[0][],
    reportFailure: null as Error | null,
    /** How often what can wait was done, and how often it takes. */
    spareTimes: 0,
    spareWork: 3,
    spareTimeFailure: null as Error | null,
  }
  const stop = new AbortController()
  const done = watch({
    readState: () => {
      state.looks += 1
      const { version, order } = state
      return version instanceof Error
        ? Promise.reject(version)
        : Promise.resolve({ version, order })
    },
    publish: async ({ onlyChanges, confirmed }): Promise<PublishResult> => {
      await sleep(1)
      state.whole.push(!onlyChanges)
      state.confirmed.push(confirmed)
      if (state.failure) throw state.failure
      const version = Number(state.version)
      state.published.push(version)
      return { ...resultOf(version), ...state.result }
    },
    obey: (order) => {
      state.obeyed.push(order)
      const { obedience } = state
      return obedience instanceof Error ? Promise.reject(obedience) : Promise.resolve(obedience)
    },
    useSpareTime: async () => {
      state.spareTimes += 1
      if (state.spareTimeFailure) throw state.spareTimeFailure
      return state.spareTimes % state.spareWork === 0
    },
    report: async (outcome) => {
      if (state.reportFailure) throw state.reportFailure
      state.reports.push(outcome)
    },
    log: (line, level) => {
      state.log.push(line)
      state.levels.push(level)
    },
    now: () => state.now,
    signal: stop.signal,
    intervals: { ...FAST, ...intervals },
  })
  return { state, stop, done }
}

/** Waits until the loop has looked at the version many times more. */
export async function manyLooks(state: { looks: number }): Promise<void> {
  const enough = state.looks + 20
  await expect.poll(() => state.looks, SOON).toBeGreaterThan(enough)
}
