import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotBeDone, PublicationError } from '../site/problems.ts'
import type { Order } from './read/cms-access.ts'
import { manyLooks, SOON, startWatch } from './testing/watch-rig.ts'
import type { WatchIntervals } from './watch.ts'

let running: ReturnType<typeof startWatch> | undefined
const start = (intervals?: Partial<WatchIntervals>) => (running = startWatch(intervals)).state
beforeEach(() => (running = undefined))
afterEach(async () => {
  running?.stop.abort()
  await running?.done
})

describe('an order of staff', () => {
  const rollback: Order = { id: 4, action: 'rollback', target: 'r0' }

  test('is obeyed once, and a publication follows though no version changed', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.order = rollback
    await expect.poll(() => state.published, SOON).toEqual([1, 1])
    await manyLooks(state)
    expect(state.obeyed).toEqual([rollback])
    expect(state.published).toEqual([1, 1])
  })

  test('that was obeyed before the restart is not followed by a publication', async () => {
    running = undefined
    const state = start()
    state.obedience = false
    state.order = rollback
    await expect.poll(() => state.obeyed, SOON).toEqual([rollback])
    await manyLooks(state)
    expect(state.published).toEqual([1])
  })

  test('with another number is another order', async () => {
    const state = start()
    state.order = rollback
    await expect.poll(() => state.obeyed, SOON).toEqual([rollback])
    const forward: Order = { id: 5, action: 'forward', target: '' }
    state.order = forward
    await expect.poll(() => state.obeyed, SOON).toEqual([rollback, forward])
  })

  test('that confirms a content names it to one publication only', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.order = { id: 5, action: 'confirm', target: '0123456789abcdef' }
    await expect.poll(() => state.confirmed, SOON).toEqual([undefined, '0123456789abcdef'])
    state.version = 2
    await expect.poll(() => state.confirmed.length, SOON).toBe(3)
    expect(state.confirmed[2]).toBeUndefined()
  })

  test('that confirms a content still does when the publication fails at first', async () => {
    const state = start({ retry: 20 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.failure = new Error('the CMS is restarting')
    state.order = { id: 5, action: 'confirm', target: '0123456789abcdef' }
    await expect.poll(() => state.confirmed.length, SOON).toBeGreaterThanOrEqual(3)
    state.failure = null
    await expect.poll(() => state.published, SOON).toEqual([1, 1])
    expect(new Set(state.confirmed.slice(1))).toEqual(new Set(['0123456789abcdef']))
    expect(state.obeyed).toHaveLength(1)
  })

  test('that comes together with a change confirms the publication of that change', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.order = { id: 5, action: 'confirm', target: '0123456789abcdef' }
    state.version = 2
    await expect.poll(() => state.published.at(-1), SOON).toBe(2)
    expect(state.confirmed).toContain('0123456789abcdef')
  })

  test('that confirms nothing else than what was refused: a rollback confirms none', async () => {
    const state = start()
    state.order = rollback
    await expect.poll(() => state.obeyed, SOON).toEqual([rollback])
    await expect.poll(() => state.published.length, SOON).toBeGreaterThanOrEqual(1)
    expect(new Set(state.confirmed)).toEqual(new Set([undefined]))
  })

  test('that cannot be done now is told, and tried again until it can', async () => {
    const state = start({ retry: 20 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    const full = new PublicationError('No hay lugar en el disco.')
    state.obedience = full
    state.order = rollback
    await expect.poll(() => state.obeyed.length, SOON).toBeGreaterThanOrEqual(3)
    expect(state.reports.at(-1)).toEqual({ error: full })
    expect(state.published).toEqual([1])
    state.obedience = true
    await expect.poll(() => state.published, SOON).toEqual([1, 1])
    const { length } = state.obeyed
    await manyLooks(state)
    expect(state.obeyed).toHaveLength(length)
  })

  test('that cannot be done now keeps no later one waiting', async () => {
    const state = start({ retry: 60_000 })
    await expect.poll(() => state.published, SOON).toEqual([1])
    state.obedience = new Error('ENOSPC')
    state.order = rollback
    await expect.poll(() => state.obeyed, SOON).toEqual([rollback])
    await manyLooks(state)
    expect(state.obeyed).toEqual([rollback])
    state.obedience = true
    const forward: Order = { id: 5, action: 'forward', target: '' }
    state.order = forward
    await expect.poll(() => state.published, SOON).toEqual([1, 1])
    expect(state.obeyed).toEqual([rollback, forward])
  })

  test('that cannot be done is told in the log and to staff, and not tried again', async () => {
    const state = start()
    await expect.poll(() => state.published, SOON).toEqual([1])
    const refusal = new CannotBeDone('No se guarda ninguna publicación «r0».')
    state.obedience = refusal
    state.order = rollback
    await expect.poll(() => state.log.at(-1), SOON).toBe(refusal.message)
    await manyLooks(state)
    expect(state.obeyed).toEqual([rollback])
    expect(state.reports.at(-1)).toEqual({ error: refusal })
    expect(state.published).toEqual([1])
  })
})
