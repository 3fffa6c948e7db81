import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PublicationError } from '../../site/problems.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { withPublicationLock } from './publication-lock.ts'

const temp = useTempFolder()
const publishNothing = () => withPublicationLock(temp.path, () => Promise.resolve('done'))

async function expectRefused(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toThrow(PublicationError)
  await expect(attempt).rejects.toThrow('Ya hay otra publicación en marcha: esperá a que termine.')
}

test('a publication runs, gives its result, and lets go', async () => {
  expect(await publishNothing()).toBe('done')
  expect(await publishNothing()).toBe('done')
})

test('one that fails lets go too', async () => {
  const failure = new Error('no')
  await expect(withPublicationLock(temp.path, () => Promise.reject(failure))).rejects.toBe(failure)
  expect(await publishNothing()).toBe('done')
})

test('a second one in the same process is refused while the first one runs', async () => {
  let finish = () => {}
  const running = new Promise<void>((resolve) => (finish = resolve))
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const first = withPublicationLock(temp.path, () => {
    begun()
    return running
  })
  await hasBegun
  await expectRefused(publishNothing())
  finish()
  await first
  expect(await publishNothing()).toBe('done')
})

test('of many at once, one runs at a time', async () => {
  for (let round = 0; round < 20; round++) {
    let running = 0
    let most = 0
    let ran = 0
    const attempt = () =>
      withPublicationLock(temp.path, async () => {
        running += 1
        ran += 1
        most = Math.max(most, running)
        await sleep(1)
        running -= 1
      })
    await Promise.allSettled(Array.from({ length: 8 }, attempt))
    expect(most).toBe(1)
    expect(ran).toBeGreaterThanOrEqual(1)
  }
})
