import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { FileQueue } from './file-queue.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
let queue: FileQueue
beforeEach(() => {
  queue = new FileQueue()
})
afterEach(() => queue.close())

/** More than are done without a thread. */
const MANY = 3_000
const folder = (name: string) => queue.add({ kind: 'folder', path: at(name) })
const file = (name: string, text: string) =>
  queue.add({ kind: 'file', path: at(name), bytes: Buffer.from(text) })

/** So many that a thread does what comes next. */
function startThread(): void {
  folder('first')
  for (let number = 1; number < MANY; number += 1) file(`first/${number}`, '')
}

test('few operations are done at once', () => {
  folder('uno')
  file('uno/a', 'á')
  expect(readFileSync(at('uno/a'), 'utf8')).toBe('á')
  expect(() => file('uno/a', 'b')).toThrow(/EEXIST/)
  expect(readFileSync(at('uno/a'), 'utf8')).toBe('á')
})

test('many are done in their order, whole, by the time that they are waited for', async () => {
  const texts = Array.from({ length: MANY }, (_, number) => `${number} ñ`.repeat(number % 50))
  for (const [number, text] of texts.entries()) {
    folder(`tmp-${number}`)
    file(`tmp-${number}/texto`, text)
    const otherwise = {
      kind: 'link',
      path: at(`nombre-${number}`),
      target: '',
      live: null,
    } as const
    const source = at(`tmp-${number}/texto`)
    queue.add({ kind: 'name', path: otherwise.path, source, otherwise })
    queue.add({ kind: 'rename', source: at(`tmp-${number}`), path: at(`carpeta-${number}`) })
    const target = at(`carpeta-${number}`)
    queue.add({ kind: 'link', path: at(`enlace-${number}`), target, live: null })
    await queue.room()
  }
  await queue.done()
  for (const [number, text] of texts.entries()) {
    expect(readFileSync(at(`enlace-${number}/texto`), 'utf8')).toBe(text)
    expect(readlinkSync(at(`enlace-${number}`))).toBe(`carpeta-${number}`)
    expect(statSync(at(`nombre-${number}`)).ino).toBe(statSync(at(`enlace-${number}/texto`)).ino)
  }
  expect(readdirSync(temp.path).filter((name) => name.startsWith('tmp-'))).toEqual([])
})

test('what waits to be done does not grow without end', async () => {
  startThread()
  await queue.done()
  for (let number = 0; number < 100; number += 1) {
    file(`first/large-${number}`, 'x'.repeat(600_000))
    await queue.room()
    // Six batches of one such file each.
    expect(existsSync(at(`first/large-${number - 6}`))).toBe(number >= 6)
  }
})

test('what is asked for meanwhile is not waited for', async () => {
  startThread()
  let isOver = false
  const asking = (async () => {
    for (let number = MANY; !isOver; number += 1) {
      file(`first/${number}`, '')
      await queue.room()
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await queue.done()
  isOver = true
  await asking
  expect(existsSync(at(`first/${MANY - 1}`))).toBe(true)
})

describe('after a failure', () => {
  test('it is told with its code, to whoever waits or asks for more, and nothing follows', async () => {
    startThread()
    await queue.done()
    file('first/1', 'there already')
    for (let number = 0; number < MANY; number += 1) file(`first/later-${number}`, '')
    await expect(queue.done()).rejects.toMatchObject({
      code: 'EEXIST',
      message: expect.stringContaining('first/1') as string,
    })
    expect(() => folder('second')).toThrow(/EEXIST/)
    await expect(queue.room())
      .rejects.toThrow(/EEXIST/)
      .catch(() => {})
    await queue.settle()
    expect(existsSync(at('second'))).toBe(false)
    expect(readdirSync(at('first')).filter((name) => name.startsWith('later'))).toEqual([])
  })
})

test('what cannot even be sent to the thread is told, also after closing', async () => {
  startThread()
  const bytes = (() => {}) as unknown as Buffer
  queue.add({ kind: 'file', path: at('never'), bytes })
  await queue.close()
  await expect(queue.done()).rejects.toThrow(/could not be cloned/)
})

describe('closing', () => {
  test('waits for what was asked for, and for what is asked for meanwhile', async () => {
    startThread()
    const closed = queue.close()
    for (let number = 0; number < 100; number += 1) file(`first/late-${number}`, `${number}`)
    await closed
    for (let number = 0; number < 100; number += 1) {
      expect(readFileSync(at(`first/late-${number}`), 'utf8')).toBe(`${number}`)
    }
  })

  test('leaves a queue that can be used', async () => {
    startThread()
    await queue.close()
    file('first/again', 'a')
    expect(readFileSync(at('first/again'), 'utf8')).toBe('a')
    for (let number = 0; number < MANY; number += 1) file(`first/again-${number}`, '')
    await queue.done()
    expect(readdirSync(at('first'))).toHaveLength(2 * MANY)
  })

  test('after a failure is no failure, and does nothing more', async () => {
    startThread()
    file('first/1', 'there already')
    file('first/after', '')
    await queue.close()
    expect(existsSync(at('first/after'))).toBe(false)
    await expect(queue.done()).rejects.toThrow(/EEXIST/)
  })
})

test('what the disk was never asked is a failure too', async () => {
  startThread()
  await queue.done()
  queue.add({ kind: 'link', path: at('first/x'), target: 1, live: null } as never)
  await expect(queue.done()).rejects.toThrow()
  await queue.close()
})
