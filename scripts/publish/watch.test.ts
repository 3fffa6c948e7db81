import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PublicationError } from './problems.ts'
import type { PublishResult } from './publish.ts'
import { watch, type WatchIntervals } from './watch.ts'

const FAST: WatchIntervals = {
  poll: 2,
  quiet: 10,
  longestBurst: 200,
  reconcile: 60_000,
  retry: 60_000,
}

/** Longest that any test waits for something to happen. */
const SOON = { timeout: 5_000, interval: 2 }

/** A CMS with a version, a publisher that counts, and the loop between them. */
function startWatch(intervals: Partial<WatchIntervals> = {}) {
  const state = {
    version: 1 as number | Error,
    published: [] as number[],
    log: [] as string[],
    looks: 0,
    failure: null as Error | null,
  }
  const stop = new AbortController()
  const done = watch({
    readVersion: () => {
      state.looks += 1
      const { version } = state
      return version instanceof Error ? Promise.reject(version) : Promise.resolve(version)
    },
    publish: async (): Promise<PublishResult> => {
      await sleep(1)
      if (state.failure) throw state.failure
      const version = Number(state.version)
      state.published.push(version)
      return {
        outcome: 'published',
        version,
        release: `r${version}`,
        counts: { 'busquedas.json': 3 },
      }
    },
    log: (line) => state.log.push(line),
    signal: stop.signal,
    intervals: { ...FAST, ...intervals },
  })
  return { state, stop, done }
}

let running: ReturnType<typeof startWatch> | undefined
const start = (intervals?: Partial<WatchIntervals>) => (running = startWatch(intervals)).state
beforeEach(() => (running = undefined))
afterEach(async () => {
  running?.stop.abort()
  await running?.done
})

/** Waits until the loop has looked at the version many times more. */
async function manyLooks(state: { looks: number }): Promise<void> {
  const enough = state.looks + 20
  await expect.poll(() => state.looks, SOON).toBeGreaterThan(enough)
}

test('at the start it publishes, once', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  await manyLooks(state)
  expect(state.published).toEqual([1])
  expect(state.log).toEqual(['Publicado r1 (versión 1, 3 comercios).'])
})

test('a change is published once', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  state.version = 2
  await expect.poll(() => state.published, SOON).toEqual([1, 2])
  await manyLooks(state)
  expect(state.published).toEqual([1, 2])
})

test('a version that goes back, as after a restored backup, is a change', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  state.version = 0
  await expect.poll(() => state.published, SOON).toEqual([1, 0])
})

test('a burst of changes becomes few publications, and the last one is published', async () => {
  const state = start({ quiet: 60, longestBurst: 5_000 })
  await expect.poll(() => state.published, SOON).toEqual([1])
  for (let version = 2; version <= 60; version++) {
    state.version = version
    await sleep(1)
  }
  await expect.poll(() => state.published.at(-1), SOON).toBe(60)
  await manyLooks(state)
  expect(state.published.length).toBeLessThanOrEqual(10)
})

test('a burst without end is published all the same', async () => {
  const state = start({ quiet: 20, longestBurst: 100 })
  const changes = setInterval(() => (state.version = Number(state.version) + 1), 1)
  try {
    await expect.poll(() => state.published.length, SOON).toBeGreaterThanOrEqual(3)
  } finally {
    clearInterval(changes)
  }
})

describe('a publication that fails', () => {
  test('is tried again, and the loop goes on', async () => {
    const state = start({ retry: 30 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.failure = new PublicationError('Falta publicar la «Configuración del sitio».')
    state.version = 2
    const failures = () => state.log.filter((line) => line.startsWith('Falta publicar')).length
    await expect.poll(failures, SOON).toBeGreaterThanOrEqual(2)
    state.failure = null
    await expect.poll(() => state.published, SOON).toEqual([1, 2])
  })

  test('is not tried again without pause', async () => {
    const state = start()
    state.failure = new PublicationError('No.')
    await expect.poll(() => state.log, SOON).toEqual(['No.'])
    await manyLooks(state)
    expect(state.log).toEqual(['No.'])
  })

  test('is tried again at the next change, however soon', async () => {
    const state = start()
    state.failure = new PublicationError('No.')
    await expect.poll(() => state.log, SOON).toEqual(['No.'])
    state.failure = null
    state.version = 2
    await expect.poll(() => state.published, SOON).toEqual([2])
  })

  test('for an unknown reason is told with its trace', async () => {
    const state = start()
    state.failure = new TypeError('x is not a function')
    await expect.poll(() => state.log.join(), SOON).toMatch(/TypeError: x is not a function\s+at /)
  })
})

describe('a CMS that does not tell its version', () => {
  test('is told of once, and its return too', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.log.length = 0
    state.version = new PublicationError('El panel no acepta la clave del publicador.')
    await manyLooks(state)
    expect(state.log).toEqual(['El panel no acepta la clave del publicador.'])
    state.version = 2
    await expect.poll(() => state.published, SOON).toEqual([1, 2])
    expect(state.log.slice(1)).toEqual([
      'El panel volvió a responder.',
      'Publicado r2 (versión 2, 3 comercios).',
    ])
  })

  test('at the start is waited for', async () => {
    running = undefined
    const state = start()
    state.version = new Error('ECONNREFUSED')
    await manyLooks(state)
    expect(state.published).not.toContain(7)
    state.version = 7
    await expect.poll(() => state.published.at(-1), SOON).toBe(7)
  })
})

test('what no version told of is published at the next reconciliation', async () => {
  const state = start({ reconcile: 30 })
  await expect.poll(() => state.published.length, SOON).toBeGreaterThanOrEqual(3)
  expect(new Set(state.published)).toEqual(new Set([1]))
})

describe('the signal ends the loop', () => {
  async function expectPromptEnd(
    intervals: Partial<WatchIntervals>,
    ready: (state: { looks: number }) => boolean,
  ) {
    const { state, stop, done } = startWatch(intervals)
    await expect.poll(() => ready(state), SOON).toBe(true)
    const start = performance.now()
    stop.abort()
    await done
    expect(performance.now() - start).toBeLessThan(2_000)
  }

  test('between two looks', () => expectPromptEnd({ poll: 60_000 }, ({ looks }) => looks >= 2))

  test('while it waits for the end of a burst', () =>
    expectPromptEnd({ quiet: 60_000, longestBurst: 60_000 }, ({ looks }) => looks >= 1))

  test('while the CMS is silent', async () => {
    const stop = new AbortController()
    const done = watch({
      readVersion: () => new Promise(() => {}),
      publish: () => Promise.reject(new Error('nothing was seen')),
      log: (line) => expect.fail(line),
      signal: stop.signal,
      intervals: FAST,
    })
    await sleep(10)
    stop.abort()
    await expect(done).resolves.toBeUndefined()
  })

  test('before it began', async () => {
    const published: number[] = []
    await watch({
      readVersion: () => Promise.resolve(1),
      publish: () => Promise.reject(new Error(String(published.push(1)))),
      log: () => {},
      signal: AbortSignal.abort(),
      intervals: FAST,
    })
    expect(published).toEqual([])
  })

  test('not before the publication under way has ended', async () => {
    let finish: (() => void) | undefined
    let ended = false
    const stop = new AbortController()
    const log: string[] = []
    const done = watch({
      readVersion: () => Promise.resolve(1),
      publish: () =>
        new Promise((resolve) => {
          finish = () => resolve({ outcome: 'published', version: 1, release: 'r1', counts: {} })
        }),
      log: (line) => log.push(line),
      signal: stop.signal,
      intervals: FAST,
    }).then(() => (ended = true))
    await expect.poll(() => finish, SOON).toBeDefined()
    stop.abort()
    await sleep(20)
    expect(ended).toBe(false)
    finish?.()
    await done
    expect(log).toEqual(['Publicado r1 (versión 1, 0 comercios).'])
  })
})
