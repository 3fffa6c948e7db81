import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runSideBySide } from './side-by-side.mjs'

interface Wanted {
  after?: string[]
  cores?: number
  /** The task that it lasts longer than. */
  outlasts?: string
}

/** Runs tasks and tells what began (+) and ended (-), in turn. */
async function run(wanted: Record<string, Wanted>, cores: number) {
  const events: string[] = []
  const tasks = Object.entries(wanted).map(([name, { after = [], cores: own = 1, outlasts }]) => ({
    name,
    after,
    cores: own,
    run: async () => {
      events.push(`+${name}`)
      await nextTurn()
      while (outlasts !== undefined && !events.includes(`-${outlasts}`)) await nextTurn()
      events.push(`-${name}`)
      return name.toUpperCase()
    },
  }))
  return { results: await runSideBySide(tasks, cores), events: events.join(' ') }
}

describe('tasks side by side', () => {
  test('as many as there are cores for, in the order of the list', async () => {
    const { results, events } = await run({ a: { outlasts: 'c' }, b: {}, c: {} }, 2)
    expect(events).toBe('+a +b -b +c -c -a')
    expect(results).toEqual(['A', 'B', 'C'])
  })

  test('one that needs all cores waits for them, and then has them to itself', async () => {
    const { events } = await run({ a: { outlasts: 'b' }, all: { cores: 2 }, b: {} }, 2)
    expect(events).toBe('+a +b -b -a +all -all')
  })

  test('one that wants more cores than there are still runs', async () => {
    expect((await run({ a: { cores: 4 }, b: {} }, 2)).events).toBe('+a -a +b -b')
  })

  test('one begins when what it needs has ended, those after it before', async () => {
    const { events } = await run({ a: { outlasts: 'c' }, b: { after: ['a'] }, c: {} }, 2)
    expect(events).toBe('+a +c -c -a +b -b')
  })

  test('what a task throws is thrown', async () => {
    const failing = { name: 'a', after: [], cores: 1, run: () => Promise.reject(new Error('mal')) }
    await expect(runSideBySide([failing], 2)).rejects.toThrow('mal')
  })

  test('tasks that wait for each other are refused', async () => {
    const round = run({ a: { after: ['b'] }, b: { after: ['a'] } }, 2)
    await expect(round).rejects.toThrow('wait for each other')
  })
})
