import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import { createFileCache } from './file-cache.ts'

const folder = useTempFolder()
const at = (name: string) => path.join(folder.path, name)

test('a file in use is not read from disk again', async () => {
  folder.write('a.txt', 'uno')
  const files = createFileCache()
  const first = await files.read(at('a.txt'))
  rmSync(at('a.txt'))
  expect(await files.read(at('a.txt'))).toEqual(first)
  expect(first?.body?.toString()).toBe('uno')
})

test('the one unused for the longest time goes first when the limit is reached', async () => {
  for (const name of ['a', 'b', 'c']) folder.write(name, name.repeat(1_000))
  const files = createFileCache({ fileBytes: 2_000, totalBytes: 3_500 })
  for (const name of ['a', 'b', 'a', 'c']) await files.read(at(name))
  for (const name of ['a', 'b', 'c']) rmSync(at(name))
  expect(await files.read(at('b'))).toBeNull()
  expect((await files.read(at('a')))?.size).toBe(1_000)
  expect((await files.read(at('c')))?.size).toBe(1_000)
})

test('a large file is known by size and hash, not kept', async () => {
  folder.write('large', 'x'.repeat(3_000))
  folder.write('same', 'x'.repeat(3_000))
  const files = createFileCache({ fileBytes: 2_000, totalBytes: 10_000 })
  const large = await files.read(at('large'))
  expect(large).toMatchObject({ size: 3_000, body: null })
  const whole = await createFileCache().read(at('same'))
  expect(whole?.etag).toBe(large?.etag)
})

test('what is not there is looked for again after a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const files = createFileCache()
  expect(await files.read(at('late'))).toBeNull()
  folder.write('late', 'uno')
  vi.advanceTimersByTime(999)
  expect(await files.read(at('late'))).toBeNull()
  vi.advanceTimersByTime(1)
  expect((await files.read(at('late')))?.size).toBe(3)
  vi.useRealTimers()
})

test('what was replaced is read again after a minute, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  folder.write('page.br', 'quick copy')
  folder.write('other', 'uno')
  const files = createFileCache()
  const [page, other] = [await files.read(at('page.br')), await files.read(at('other'))]
  folder.write('page.br', 'best')
  vi.advanceTimersByTime(59_999)
  expect(await files.read(at('page.br'))).toBe(page)
  vi.advanceTimersByTime(1)
  expect((await files.read(at('page.br')))?.body?.toString()).toBe('best')
  expect(await files.read(at('other'))).toBe(other)
  vi.useRealTimers()
})

test('what is not there takes its room as well', async () => {
  folder.write('a', 'x'.repeat(1_000))
  const files = createFileCache({ fileBytes: 2_000, totalBytes: 10_000 })
  await files.read(at('a'))
  for (let number = 0; number < 30; number += 1) await files.read(at(`none-${number}`))
  rmSync(at('a'))
  expect(await files.read(at('a'))).toBeNull()
})

test('folders and missing files are nothing', async () => {
  folder.write('sub/a.txt', 'uno')
  const files = createFileCache()
  expect(await files.read(at('sub'))).toBeNull()
  expect(await files.read(at('sub/a.txt/b'))).toBeNull()
  expect(await files.read(at('none'))).toBeNull()
})
