import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Child } from './child.ts'
import { keepAlive } from './keep-alive.ts'

/** A program whose end is in the hands of the test. */
function fakeChild(pid: number) {
  let end = (_how: string) => {}
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  const stop = vi.fn(() => {
    end('señal SIGTERM')
    return Promise.resolve()
  })
  const child: Child = { pid, startedAt: performance.now(), ended, tail: () => '', stop }
  return { child, end: (how: string) => end(how), stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const made: ReturnType<typeof fakeChild>[] = []
  const pauses: number[] = []
  const start = () => {
    const fake = fakeChild(made.length + 1)
    made.push(fake)
    return fake.child
  }
  const kept = keepAlive({ start, onEnd: (_how, waitMs) => pauses.push(waitMs) })
  const endLast = async () => {
    made.at(-1)?.end('código 1')
    await vi.advanceTimersByTimeAsync(0)
  }
  return { kept, made, pauses, endLast }
}

describe('a program that ends', () => {
  test('is started again, after pauses that grow to half a minute', async () => {
    const { kept, made, pauses, endLast } = setUp()
    for (let failure = 0; failure < 7; failure++) {
      await endLast()
      expect(made).toHaveLength(failure + 1)
      await vi.advanceTimersByTimeAsync(pauses.at(-1) ?? 0)
      expect(made).toHaveLength(failure + 2)
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(kept.current().pid).toBe(8)
    await kept.stop()
  })

  test('is started again after a start that throws', async () => {
    const ends: string[] = []
    const fakes = [fakeChild(1), null, fakeChild(3)]
    const start = () => {
      const fake = fakes.shift()
      if (!fake) throw new Error('spawn EAGAIN')
      return fake.child
    }
    const [first] = fakes
    const kept = keepAlive({ start, onEnd: (how) => ends.push(how) })
    first?.end('código 1')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ends).toEqual(['código 1', 'spawn EAGAIN'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(kept.current().pid).toBe(3)
    await kept.stop()
  })

  test('after a long sound run the pauses begin anew', async () => {
    const { kept, pauses, endLast } = setUp()
    await endLast()
    await vi.advanceTimersByTimeAsync(1_000)
    await endLast()
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.advanceTimersByTimeAsync(60_000)
    await endLast()
    expect(pauses).toEqual([1_000, 2_000, 1_000])
    await kept.stop()
  })
})

describe('stopping', () => {
  test('a running program ends and is not started again', async () => {
    const { kept, made, pauses } = setUp()
    await kept.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(made[0]?.stop).toHaveBeenCalledOnce()
    expect([made.length, pauses]).toEqual([1, []])
  })

  test('a pause is cut short and nothing is started after it', async () => {
    const { kept, made, endLast } = setUp()
    await endLast()
    await kept.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(made).toHaveLength(1)
  })
})
