import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

/** A clock by which each thing takes 2 ms. */
let now = 0
const work = () => {
  now += 2
}

beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'))

function browserThatYields() {
  const turns: number[] = []
  const yieldNow = () => {
    turns.push(now)
    return Promise.resolve()
  }
  Object.defineProperty(globalThis, 'scheduler', { value: { yield: yieldNow }, configurable: true })
  return turns
}

test('all are taken in order, and the browser has its turn every five milliseconds', async () => {
  const turns = browserThatYields()
  const taken: number[] = []
  await inSlices([1, 2, 3, 4, 5, 6, 7], (one) => {
    work()
    taken.push(one)
  })
  expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(turns).toEqual([6, 12])
})

test('what is done soon waits for nothing', async () => {
  const turns = browserThatYields()
  const taken: number[] = []
  await inSlices([1, 2], (one) => {
    work()
    taken.push(one)
  })
  expect(taken).toEqual([1, 2])
  expect(turns).toEqual([])
})

test('a browser that cannot give its turn up is left alone in between all the same', async () => {
  const taken: number[] = []
  const inBetween: number[][] = []
  setTimeout(() => inBetween.push([...taken]))
  await inSlices([1, 2, 3, 4], (one) => {
    work()
    taken.push(one)
  })
  expect(inBetween).toEqual([[1, 2, 3]])
  expect(taken).toEqual([1, 2, 3, 4])
})

test('what comes one after the other is taken as it comes', async () => {
  browserThatYields()
  const taken: number[] = []
  async function* coming() {
    for (const one of [1, 2, 3]) {
      await Promise.resolve()
      yield one
    }
  }
  await inSlices(coming(), (one) => taken.push(one))
  expect(taken).toEqual([1, 2, 3])
})

test('a failure ends it and is told', async () => {
  const fail = () => {
    throw new TypeError('broken')
  }
  await expect(inSlices([1], fail)).rejects.toThrow('broken')
})
