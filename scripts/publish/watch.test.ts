import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AnotherIsAtWork, ConfirmationNeeded, PublicationError } from '../site/problems.ts'
import { FAST, manyLooks, resultOf, SOON, startWatch } from './testing/watch-rig.ts'
import { watch, type WatchIntervals, type WatchOptions } from './watch.ts'

let running: ReturnType<typeof startWatch> | undefined
const start = (intervals?: Partial<WatchIntervals>) => (running = startWatch(intervals)).state
beforeEach(() => (running = undefined))
afterEach(async () => {
  running?.stop.abort()
  await running?.done
})

test('at the start it publishes, once', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  await manyLooks(state)
  expect(state.published).toEqual([1])
  expect(state.log).toEqual(['Publicado r1 (versión 1, 3 comercios)'])
})

test('a change is published once', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  state.version = 2
  await expect.poll(() => state.published, SOON).toEqual([1, 2])
  await manyLooks(state)
  expect(state.published).toEqual([1, 2])
})

test('a new day in Goya is published at its first minute, whole and once, without anyone acting', async () => {
  const state = start()
  await expect.poll(() => state.published, SOON).toEqual([1])
  state.now = new Date('2026-03-10T23:59:59-03:00')
  await manyLooks(state)
  expect(state.whole).toEqual([true])
  state.now = new Date('2026-03-11T00:00:00-03:00')
  await expect.poll(() => state.whole, SOON).toEqual([true, true])
  await manyLooks(state)
  expect(state.published).toEqual([1, 1])
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

test('five hundred changes, as of a bulk publication, are three publications at most', async () => {
  const state = start({ quiet: 150, longestBurst: 10_000 })
  await expect.poll(() => state.published, SOON).toEqual([1])
  for (let version = 2; version <= 501; version++) {
    state.version = version
    if (version % 2 === 0) await sleep(1)
  }
  await expect.poll(() => state.published.at(-1), SOON).toBe(501)
  await manyLooks(state)
  expect(state.published.length).toBeLessThanOrEqual(1 + 3)
})

test('what begins a burst after a rest is published at once, whenever the burst ends', async () => {
  const state = start({ quiet: 100, longestBurst: 60_000 })
  await expect.poll(() => state.published, SOON).toEqual([1])
  await sleep(150)
  const changes = setInterval(() => (state.version = Number(state.version) + 1), 1)
  try {
    await expect.poll(() => state.published.length, SOON).toBe(2)
    await sleep(150)
    expect(state.published).toHaveLength(2)
  } finally {
    clearInterval(changes)
  }
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

  test('is an error in the log, as a panel that is silent; nothing else is', async () => {
    const state = start({ retry: 20 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.failure = new PublicationError('No.')
    state.version = 2
    await expect.poll(() => state.log.at(-1), SOON).toBe('No.')
    state.failure = new AnotherIsAtWork()
    await expect.poll(() => state.log.at(-1), SOON).toContain('Ya hay otra publicación')
    state.version = new PublicationError('El panel no responde.')
    await expect.poll(() => state.log.at(-1), SOON).toBe('El panel no responde.')
    state.version = 3
    state.failure = null
    await expect.poll(() => state.published, SOON).toEqual([1, 3])
    const isFailure = (line: string) => ['No.', 'El panel no responde.'].includes(line)
    expect(state.levels).toEqual(state.log.map((line) => (isFailure(line) ? 'error' : 'info')))
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

describe('a publication that is refused because much would vanish', () => {
  const refusal = new ConfirmationNeeded('0123456789abcdef', [])

  test('is not made again while nobody answers', async () => {
    const state = start({ retry: 1 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.failure = refusal
    state.version = 2
    await expect.poll(() => state.log.at(-1), SOON).toBe(refusal.message)
    await manyLooks(state)
    expect(state.whole).toEqual([true, false])
  })

  test('is made again at the next change, and everything is read', async () => {
    const state = start()
    state.failure = refusal
    await expect.poll(() => state.log, SOON).toEqual([refusal.message])
    state.failure = null
    state.version = 2
    await expect.poll(() => state.published, SOON).toEqual([2])
    expect(state.whole).toEqual([true, true])
  })

  test('is made again when staff confirm it', async () => {
    const state = start()
    state.failure = refusal
    await expect.poll(() => state.log, SOON).toEqual([refusal.message])
    state.failure = null
    state.order = { id: 5, action: 'confirm', target: '0123456789abcdef' }
    await expect.poll(() => state.published, SOON).toEqual([1])
    expect(state.confirmed).toEqual([undefined, '0123456789abcdef'])
  })

  test('is made again at the next reconciliation', async () => {
    const state = start({ reconcile: 30 })
    state.failure = refusal
    await expect.poll(() => state.whole.length, SOON).toBeGreaterThanOrEqual(3)
    expect(state.published).toEqual([])
  })
})

describe('everything is read', () => {
  test('at the start, and after it only changes', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.version = 2
    await expect.poll(() => state.published, SOON).toEqual([1, 2])
    expect(state.whole).toEqual([true, false])
  })

  test('again and again, however many changes come in between', async () => {
    const state = start({ reconcile: 150 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    const wholes = () => state.whole.filter(Boolean).length
    const changing = setInterval(() => (state.version = Number(state.version) + 1), 20)
    try {
      await expect.poll(wholes, SOON).toBeGreaterThanOrEqual(3)
    } finally {
      clearInterval(changing)
    }
    expect(state.whole).toContain(false)
  })

  test('after a publication that failed', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.failure = new PublicationError('No.')
    state.version = 2
    await expect.poll(() => state.log, SOON).toContain('No.')
    state.failure = null
    state.version = 3
    await expect.poll(() => state.published, SOON).toEqual([1, 3])
    expect(state.whole).toEqual([true, false, true])
  })

  test('when staff ordered something', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.order = { id: 5, action: 'forward', target: '' }
    await expect.poll(() => state.published, SOON).toEqual([1, 1])
    expect(state.whole).toEqual([true, true])
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
      'Publicado r2 (versión 2, 3 comercios)',
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

describe('staff are told', () => {
  test('how each publication went', async () => {
    const state = start()
    await expect.poll(() => state.reports, SOON).toEqual([resultOf(1)])
    const failure = new PublicationError('No.')
    state.failure = failure
    state.version = 2
    await expect.poll(() => state.reports.at(-1), SOON).toEqual({ error: failure })
  })

  test('and not that another publisher was at work in the folder: that one tells them', async () => {
    const state = start({ retry: 20 })
    await expect.poll(() => state.reports, SOON).toEqual([resultOf(1)])
    state.failure = new AnotherIsAtWork()
    state.version = 2
    await expect.poll(() => state.log.at(-1), SOON).toContain('Ya hay otra publicación')
    state.failure = null
    await expect.poll(() => state.reports, SOON).toEqual([resultOf(1), resultOf(2)])
  })

  test('and when they cannot be told, the log says so and the loop goes on', async () => {
    running = undefined
    const state = start()
    state.reportFailure = new PublicationError('El panel respondió con el error 413.')
    await expect.poll(() => state.log.at(-1), SOON).toBe('El panel respondió con el error 413.')
    state.version = 2
    await expect.poll(() => state.published.at(-1), SOON).toBe(2)
  })
})

test('the log names what was left out, and a release that is kept live', async () => {
  running = undefined
  const state = start()
  const problem = { record: 'Comercio «Kiosco» (n.º 4)', field: 'WhatsApp', message: 'no.' }
  state.result = { problems: [problem] }
  await expect
    .poll(() => state.log, SOON)
    .toEqual([
      'Publicado r1 (versión 1, 3 comercios)',
      'Quedó afuera:\n  - Comercio «Kiosco» (n.º 4), WhatsApp: no.',
    ])
  state.result = { outcome: 'pinned', release: 'r0' }
  state.version = 2
  await expect.poll(() => state.log.at(-1), SOON).toMatch(/^Sigue en línea, como se pidió .+ r0/)
  state.result = { outcome: 'unchanged' }
  state.version = 3
  await expect
    .poll(() => state.log.at(-1), SOON)
    .toMatch(/^Sin cambios: sigue en línea r3 \(versión 3, /)
})

test('what no version told of is published at the next reconciliation', async () => {
  const state = start({ reconcile: 30 })
  await expect.poll(() => state.published.length, SOON).toBeGreaterThanOrEqual(3)
  expect(new Set(state.published)).toEqual(new Set([1]))
})

describe('what can wait', () => {
  test('is done once nothing was published for a while, bit by bit, until nothing is left', async () => {
    const state = start({ rest: 10 })
    await expect.poll(() => state.spareTimes, SOON).toBe(3)
    await manyLooks(state)
    expect(state.spareTimes).toBe(3)
    state.version = 2
    await expect.poll(() => state.spareTimes, SOON).toBe(6)
    expect(state.published).toEqual([1, 2])
  })

  test('waits while somebody edits', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    await manyLooks(state)
    expect(state.spareTimes).toBe(0)
  })

  test('that comes to nothing is told in the log, once, not to staff', async () => {
    const state = start({ rest: 10 })
    state.spareTimeFailure = new PublicationError('El disco está lleno.')
    await expect.poll(() => state.log, SOON).toContain('El disco está lleno.')
    await manyLooks(state)
    expect(state.spareTimes).toBe(1)
    expect(state.reports.some((report) => 'error' in report)).toBe(false)
  })
})

/** A CMS in which nothing happens. */
const IDLE = {
  readState: () => Promise.resolve({ version: 1, order: null }),
  obey: () => Promise.resolve(false),
  useSpareTime: () => Promise.resolve(true),
  report: () => Promise.resolve(),
} satisfies Partial<WatchOptions>

describe('the signal ends the loop', () => {
  async function expectPromptEnd(
    intervals: Partial<WatchIntervals>,
    getReady: (state: ReturnType<typeof startWatch>['state']) => Promise<void>,
  ) {
    const { state, stop, done } = startWatch(intervals)
    await getReady(state)
    const start = performance.now()
    stop.abort()
    await done
    expect(performance.now() - start).toBeLessThan(2_000)
  }

  test('between two looks', () =>
    expectPromptEnd({ poll: 60_000 }, (state) =>
      expect.poll(() => state.looks, SOON).toBeGreaterThanOrEqual(2),
    ))

  test('while it waits for the end of a burst', () =>
    expectPromptEnd({ quiet: 60_000, longestBurst: 60_000 }, async (state) => {
      await expect.poll(() => state.published, SOON).toEqual([1])
      state.version = 2
      const { looks } = state
      await expect.poll(() => state.looks, SOON).toBeGreaterThan(looks)
      await sleep(50)
      expect(state.published).toEqual([1])
    }))

  test('while the CMS is silent', async () => {
    const stop = new AbortController()
    const done = watch({
      ...IDLE,
      readState: () => new Promise(() => {}),
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
      ...IDLE,
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
      ...IDLE,
      publish: () =>
        new Promise((resolve) => {
          finish = () => resolve({ ...resultOf(1), counts: {} })
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
    expect(log).toEqual(['Publicado r1 (versión 1)'])
  })
})
