import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InOrder } from './in-order.ts'

/** One that ends when it is told to. */
function controlled<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** Enough for everything that waits for nothing else. */
const rest = () => sleep(1)

test('whichever is ready first, they are taken in the order of their beginning', async () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (all, width) => {
      const taken: number[] = []
      let taking = 0
      const queue = new InOrder<number>(width, async (number) => {
        expect((taking += 1)).toBe(1)
        await rest()
        taken.push(number)
        taking -= 1
      })
      for (const [number, [ms, isThere]] of all.entries()) {
        if (isThere) await queue.pushMade(number)
        else await queue.push(sleep(ms, number))
      }
      await queue.end()
      expect(taken).toEqual([...all.keys()])
    }),
    { numRuns: 50 },
  )
})

test('no more are under way than said', async () => {
  const [first, second, third] = [controlled<string>(), controlled<string>(), controlled<string>()]
  const taken: string[] = []
  const queue = new InOrder<string>(2, async (one) => void taken.push(one))
  await queue.push(first.promise)
  let hasRoom = false
  const pushed = queue.push(second.promise).then(() => (hasRoom = true))
  second.resolve('second')
  await rest()
  expect([taken, hasRoom]).toEqual([[], false])
  first.resolve('first')
  await pushed
  expect(taken[0]).toBe('first')
  await queue.push(third.promise)
  third.resolve('third')
  await queue.end()
  expect(taken).toEqual(['first', 'second', 'third'])
})

describe('after a failure', () => {
  test('the first one that failed is told, and nothing that follows is taken', async () => {
    const taken: number[] = []
    const queue = new InOrder<number>(3, async (number) => void taken.push(number))
    const late = controlled<number>()
    await queue.push(Promise.resolve(1))
    await queue.push(late.promise)
    await queue.push(Promise.reject(new Error('the later one')))
    late.reject(new Error('the earlier one'))
    await rest()
    await expect(queue.push(Promise.resolve(4))).rejects.toThrow('the earlier one')
    await expect(queue.pushMade(5)).rejects.toThrow('the earlier one')
    await expect(queue.end()).rejects.toThrow('the earlier one')
    expect(taken).toEqual([1])
  })

  test('in taking it is the same', async () => {
    const queue = new InOrder<number>(2, () => Promise.reject(new Error('the disk is full')))
    await queue.push(Promise.resolve(1)).catch(() => {})
    await expect(queue.end()).rejects.toThrow('the disk is full')
  })

  test('what was under way can be waited for', async () => {
    const slow = controlled<number>()
    const queue = new InOrder<number>(3, async () => {})
    await queue.push(Promise.reject(new Error('no')))
    await queue.push(slow.promise)
    let isSettled = false
    const settled = queue.settle().then(() => (isSettled = true))
    await rest()
    expect(isSettled).toBe(false)
    slow.resolve(2)
    await settled
  })
})

test('with nothing to do, it ends', async () => {
  const queue = new InOrder<number>(2, () => Promise.reject(new Error('nothing to take')))
  await queue.end()
  await queue.settle()
})
