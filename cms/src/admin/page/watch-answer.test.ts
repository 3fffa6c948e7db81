import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAnswer, type Told } from './watch-answer'

interface Count {
  count: number
}

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks by counting, and what was told of it. */
function counting(timing: { pause?: number; delay?: number }) {
  const told: Told<Count>[] = []
  let count = 0
  const ask = vi.fn(() => Promise.resolve({ count: (count += 1) }))
  const watch = watchAnswer(ask, timing, (one) => told.push(one))
  return { told, ask, watch }
}

describe('What the panel is asked', () => {
  it('is asked once, and again only by whom it concerns', async () => {
    const { told, watch } = counting({})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([{ value: { count: 1 } }])
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toHaveLength(1)
    await watch.reload()
    expect(told.at(-1)).toEqual({ value: { count: 2 } })
  })

  it('waits for what is still being typed, and forgets what was typed over', async () => {
    const { ask, watch } = counting({ delay: 700 })
    await vi.advanceTimersByTimeAsync(699)
    expect(ask).not.toHaveBeenCalled()
    watch.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked again and again while the page is in view', async () => {
    const { ask, watch } = counting({ pause: 4_000 })
    await vi.advanceTimersByTimeAsync(8_100)
    expect(ask).toHaveBeenCalledTimes(3)
    page.hidden = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).toHaveBeenCalledTimes(4)
    watch.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('tells a failure, and nothing once it was stopped', async () => {
    const failure = new Error('no network')
    const told: Told<Count>[] = []
    const watch = watchAnswer<Count>(
      () => Promise.reject(failure),
      {},
      (one) => told.push(one),
    )
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ error: failure }])
    const pending = watch.reload()
    watch.stop()
    await pending
    expect(told).toHaveLength(1)
  })
})
