import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { startChild } from '../testing/child.ts'
import { describeSelf, isSamePlace, isStillRunning } from './process-identity.ts'
import { LOCK_FILE, withPublicationLock } from './publication-lock.ts'

const temp = useTempFolder()
const lockFile = () => path.join(temp.path, LOCK_FILE)
const publishNothing = () => withPublicationLock(temp.path, () => Promise.resolve('done'))

/** Leaves a lock behind as another publisher would have. */
function leaveLock(holder: object | string, secondsAgo = 0): void {
  temp.write(LOCK_FILE, typeof holder === 'string' ? holder : JSON.stringify(holder))
  const time = new Date(Date.now() - secondsAgo * 1_000)
  utimesSync(lockFile(), time, time)
}

async function expectRefused(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toThrow(PublicationError)
  await expect(attempt).rejects.toThrow('Ya hay otra publicación en marcha: esperá a que termine.')
}

test('a publication runs, gives its result, and leaves no lock', async () => {
  expect(await publishNothing()).toBe('done')
  expect(readdirSync(temp.path)).toEqual([])
})

test('a publication that fails leaves no lock either', async () => {
  const failure = new Error('no')
  await expect(withPublicationLock(temp.path, () => Promise.reject(failure))).rejects.toBe(failure)
  expect(await publishNothing()).toBe('done')
})

test('a second one in the same process is refused while the first one runs', async () => {
  let finish = () => {}
  const first = withPublicationLock(
    temp.path,
    () => new Promise<void>((resolve) => (finish = resolve)),
  )
  await expect.poll(() => existsSync(lockFile())).toBe(true)
  await expectRefused(publishNothing())
  finish()
  await first
  expect(await publishNothing()).toBe('done')
})

test('one in another process is waited for, until it is killed', async () => {
  const child = startChild('hold-lock.ts', [temp.path])
  try {
    expect(await child.nextLine()).toBe('held')
    await expectRefused(publishNothing())
    expect(existsSync(lockFile())).toBe(true)
  } finally {
    await child.kill()
  }
  expect(existsSync(lockFile())).toBe(true)
  expect(await publishNothing()).toBe('done')
})

describe('a lock that was left behind is removed', () => {
  const self = describeSelf()

  test('when its process is gone', async () => {
    leaveLock({ ...self, pid: 2 ** 22 + 1, token: 'x' })
    expect(await publishNothing()).toBe('done')
  })

  test('when its number is that of another process by now, as after a restart of a container', async () => {
    leaveLock({ ...self, started: 'earlier', token: 'x' })
    expect(await publishNothing()).toBe('done')
  })

  test('when it came from elsewhere and has been silent for half a minute', async () => {
    leaveLock({ ...self, place: 'another container', token: 'x' }, 31)
    expect(await publishNothing()).toBe('done')
  })

  test('when it came from elsewhere, by a clock that was wrong', async () => {
    leaveLock({ ...self, place: 'another container', token: 'x' }, -3_600)
    expect(await publishNothing()).toBe('done')
  })

  test.each(['', '{"pid":', 'null', '4711'])('when it holds %j and is not new', async (text) => {
    leaveLock(text, 5)
    expect(await publishNothing()).toBe('done')
  })
})

describe('a lock that may be held is left alone', () => {
  const self = describeSelf()

  test.each([
    ['it is that of a running process', { ...self, token: 'x' }],
    ['it comes from elsewhere and was touched lately', { ...self, place: 'elsewhere', token: 'x' }],
    ['its holder is about to write it', ''],
  ])('%s', async (_, holder) => {
    leaveLock(holder)
    const before = readFileSync(lockFile(), 'utf8')
    await expectRefused(publishNothing())
    expect(readFileSync(lockFile(), 'utf8')).toBe(before)
    expect(readdirSync(temp.path)).toEqual([LOCK_FILE])
  })
})

test('a lock that somebody else took meanwhile is known, and not removed at the end', async () => {
  await withPublicationLock(temp.path, (assertHeld) => {
    expect(assertHeld).not.toThrow()
    leaveLock({ ...describeSelf(), token: 'of somebody else' })
    expect(assertHeld).toThrow(PublicationError)
    expect(assertHeld).toThrow(/otra empezó mientras tanto: no cambia nada/)
    return Promise.resolve()
  })
  expect(readFileSync(lockFile(), 'utf8')).toContain('of somebody else')
})

test('of many that find a lock left behind, one runs at a time', async () => {
  for (let round = 0; round < 20; round++) {
    leaveLock({ ...describeSelf(), pid: 2 ** 22 + 1, token: 'x' })
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

test('a process knows itself, and tells itself from another one of its number', () => {
  const self = describeSelf()
  expect(isSamePlace(self)).toBe(true)
  expect(isStillRunning(self)).toBe(true)
  expect(isStillRunning({ ...self, started: 'another time' })).toBe(false)
  expect(isStillRunning({ ...self, pid: 2 ** 22 + 1 })).toBe(false)
})
