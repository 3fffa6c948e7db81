import { expect, test } from 'vitest'
import { eachParallel } from './parallel.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

test('every item is done once, and never more at a time than said', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await eachParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running)
    await pause()
    running -= 1
    done.push(item)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('a failure ends it with that failure, after what was under way, and starts nothing more', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const run = eachParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item)
    await pause()
    ended.push(item)
    if (item === 2) throw new Error('dos')
  })
  await expect(run).rejects.toThrow('dos')
  expect(ended).toEqual(begun)
  expect(begun).not.toContain(6)
})

test('nothing to do is nothing done', async () => {
  await expect(eachParallel([], 4, () => Promise.reject(new Error('no')))).resolves.toBeUndefined()
})
