import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { drawPlain } from '../testing/pictures.ts'
import { ImageCache, imageHash, renderingPaths } from './image-cache.ts'

const folder = useTempFolder()

async function cacheWith(source: Buffer): Promise<{ cache: ImageCache; hash: string }> {
  const cache = await ImageCache.open(folder.path)
  const hash = imageHash(source)
  await cache.render(hash, 'icon', source)
  cache.remember('/uploads/a.png v1', hash)
  await cache.save()
  return { cache, hash }
}

const indexFile = () => {
  const name = readdirSync(folder.path).find((one) => one.startsWith('index'))
  return path.join(folder.path, name ?? 'missing')
}

test('the address of an image changes with its bytes', async () => {
  expect(imageHash(await drawPlain(1))).not.toBe(imageHash(await drawPlain(2)))
  expect(imageHash(await drawPlain(1))).toMatch(/^[0-9a-f]{16}$/)
})

test('what one publication rendered, the next one finds', async () => {
  const { hash } = await cacheWith(await drawPlain(1))
  const next = await ImageCache.open(folder.path)
  expect(next.hashOf('/uploads/a.png v1')).toBe(hash)
  expect(next.isRendered(hash, 'icon')).toBe(true)
  expect(next.isRendered(hash, 'logo')).toBe(false)
  expect(next.hashOf('/uploads/a.png v2')).toBeUndefined()
})

describe('an image counts as not rendered', () => {
  test('while one of its files is empty, as after a power cut', async () => {
    const { cache, hash } = await cacheWith(await drawPlain(1))
    truncateSync(cache.fileOf(renderingPaths(hash, 'icon').at(-1) ?? ''), 0)
    expect(cache.isRendered(hash, 'icon')).toBe(false)
  })

  test('while only a `.tmp` of a killed publication is there', async () => {
    const { cache, hash } = await cacheWith(await drawPlain(1))
    const other = 'f'.repeat(16)
    for (const address of renderingPaths(other, 'icon')) {
      writeFileSync(`${cache.fileOf(address)}.1234.tmp`, 'half')
    }
    const next = await ImageCache.open(folder.path)
    expect(next.isRendered(other, 'icon')).toBe(false)
    expect(next.isRendered(hash, 'icon')).toBe(true)
  })
})

describe('what one publication saw, the next one of the process', () => {
  /** As if nothing had happened for a while. */
  const settle = () => {
    const before = new Date(Date.now() - 60_000)
    for (const file of [indexFile(), path.join(folder.path, 'media')]) {
      utimesSync(file, before, before)
    }
  }

  async function settledCache() {
    const { hash } = await cacheWith(await drawPlain(1))
    settle()
    const cache = await ImageCache.open(folder.path)
    expect(cache.isRendered(hash, 'icon')).toBe(true)
    return { cache, hash, file: cache.fileOf(renderingPaths(hash, 'icon').at(-1) ?? '') }
  }

  test('need not look at again', async () => {
    const { hash, file } = await settledCache()
    truncateSync(file, 0)
    const next = await ImageCache.open(folder.path)
    expect(next.isRendered(hash, 'icon')).toBe(true)
    expect(next.hashOf('/uploads/a.png v1')).toBe(hash)
  })

  test('looks at again when a rendering went', async () => {
    const { hash, file } = await settledCache()
    rmSync(file)
    for (const wait of [() => {}, settle]) {
      wait()
      const next = await ImageCache.open(folder.path)
      expect(next.isRendered(hash, 'icon')).toBe(false)
    }
  })

  test('looks at again when somebody else wrote the index', async () => {
    const { cache } = await settledCache()
    writeFileSync(indexFile(), JSON.stringify({ '/uploads/a.png v1': 'f'.repeat(16) }))
    const next = await ImageCache.open(folder.path)
    expect(next.hashOf('/uploads/a.png v1')).toBe('f'.repeat(16))
    cache.remember('/uploads/b.png v1', 'a'.repeat(16))
    await cache.save()
    const last = await ImageCache.open(folder.path)
    expect(last.hashOf('/uploads/b.png v1')).toBe('a'.repeat(16))
  })

  test('looks at again while changes cannot be told apart', async () => {
    const { hash } = await cacheWith(await drawPlain(1))
    const cache = await ImageCache.open(folder.path)
    expect(cache.isRendered(hash, 'icon')).toBe(true)
    const file = cache.fileOf(renderingPaths(hash, 'icon').at(-1) ?? '')
    truncateSync(file, 0)
    const next = await ImageCache.open(folder.path)
    expect(next.isRendered(hash, 'icon')).toBe(false)
  })
})

describe('an index that is damaged is forgotten', () => {
  test.each(['', '{"/uploads/a.png v1":"00', 'null', '[]', '7', '"x"', '\0\0\0\0'])(
    '%j',
    async (text) => {
      await cacheWith(await drawPlain(1))
      writeFileSync(indexFile(), text)
      const cache = await ImageCache.open(folder.path)
      expect(cache.hashOf('/uploads/a.png v1')).toBeUndefined()
      cache.remember('/uploads/b.png v1', 'a'.repeat(16))
      await cache.save()
      const next = await ImageCache.open(folder.path)
      expect(next.hashOf('/uploads/b.png v1')).toBe('a'.repeat(16))
    },
  )

  test.each([5, null, {}, '../../etc/passwd', ''])(
    'an entry of %j leads to no file',
    async (value) => {
      await cacheWith(await drawPlain(1))
      writeFileSync(indexFile(), JSON.stringify({ '/uploads/a.png v1': value }))
      const cache = await ImageCache.open(folder.path)
      const hash = cache.hashOf('/uploads/a.png v1')
      expect(hash !== undefined && cache.isRendered(hash, 'icon')).toBe(false)
    },
  )
})

test('an index of another way of rendering is not read', async () => {
  await cacheWith(await drawPlain(1))
  expect(path.basename(indexFile())).toMatch(/^index-\d+\.json$/)
  expect(existsSync(path.join(folder.path, 'index.json'))).toBe(false)
})

test('no rendering is left in part: nothing but whole files and the index', async () => {
  const { cache, hash } = await cacheWith(await drawPlain(1))
  const names = renderingPaths(hash, 'icon').map((address) => path.basename(address))
  expect(readdirSync(path.join(folder.path, 'media')).toSorted()).toEqual(names.toSorted())
  for (const address of renderingPaths(hash, 'icon')) {
    expect(readFileSync(cache.fileOf(address)).length).toBeGreaterThan(50)
  }
})
