import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { MEDIA_LIST, UnitPool, type UnitFiles } from './unit-pool.ts'

const temp = useTempFolder()
let pool: UnitPool
beforeEach(() => {
  pool = new UnitPool(temp.path)
})

const PAGE = '<!doctype html>'.repeat(1_000)
const files = (page = PAGE): UnitFiles =>
  new Map([
    ['index.html', Buffer.from(page)],
    ['datos.json', Buffer.from('{}')],
    [MEDIA_LIST, Buffer.from('/media/a.webp')],
  ])
const names = () => readdirSync(pool.folder).toSorted()
const read = (key: string, name: string) => pool.read(key, name).toString()

test('a unit holds its files and their compressed copies, and links to all but the hidden', async () => {
  await pool.add('aa', files())
  await pool.flush()
  expect(names()).toEqual(['aa'])
  expect(pool.filesOf('aa').toSorted()).toEqual([
    'datos.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect(read('aa', MEDIA_LIST)).toBe('/media/a.webp')
  expect(readFileSync(path.join(pool.pathOf('aa'), 'index.html'), 'utf8')).toBe(PAGE)
})

test('units may be added and read while others are put on the disk', async () => {
  const all = Array.from({ length: 12 }, (_, number) => `aa${number}`)
  const readable = () => all.slice(0, 6).map((key) => read(key, 'datos.json'))
  for (const key of all.slice(0, 6)) await pool.add(key, files())
  const flushed = pool.flush()
  const adding = Promise.all(all.slice(6).map((key) => pool.add(key, files())))
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await new Promise((resolve) => setImmediate(resolve))) readable()
  })()
  await flushed
  for (const key of all.slice(0, 6)) expect(existsSync(pool.pathOf(key))).toBe(true)
  await adding
  await Promise.all([pool.flush(), pool.flush()])
  isOver = true
  await watching
  expect(names()).toEqual(all.toSorted())
  expect(new Set(readable())).toEqual(new Set(['{}']))
})

describe('a unit is made once', () => {
  test('within a publication', async () => {
    await pool.add('aa', files())
    await pool.add('aa', files('another'))
    await pool.flush()
    await pool.add('aa', files('another'))
    await pool.flush()
    expect(read('aa', 'index.html')).toBe(PAGE)
  })

  test('and found by the next one', async () => {
    await pool.add('aa', files())
    await pool.flush()
    const { ino } = statSync(path.join(pool.pathOf('aa'), 'index.html'))
    const next = new UnitPool(temp.path)
    expect(next.has('aa')).toBe(true)
    expect(next.has('bb')).toBe(false)
    await next.add('aa', files('another'))
    await next.flush()
    expect(statSync(path.join(next.pathOf('aa'), 'index.html')).ino).toBe(ino)
  })
})

describe('before the flush', () => {
  test('a unit has no name that another publication could see, and can be read', async () => {
    await pool.add('aa', files())
    expect(pool.has('aa')).toBe(true)
    expect(read('aa', 'datos.json')).toBe('{}')
    expect(pool.filesOf('aa')).toContain('index.html')
    expect(new UnitPool(temp.path).has('aa')).toBe(false)
    expect(existsSync(pool.pathOf('aa'))).toBe(false)
    await pool.flush()
    expect(read('aa', 'datos.json')).toBe('{}')
  })

  test('many units are flushed on the way, and every one is there at the end', async () => {
    const keys = Array.from({ length: 2_005 }, (_, number) => `k${number}`)
    for (const key of keys) await pool.add(key, new Map([['a.txt', Buffer.from(key)]]))
    // The second thousand waited for the first.
    expect(existsSync(pool.pathOf('k0'))).toBe(true)
    expect(existsSync(pool.pathOf('k2004'))).toBe(false)
    await pool.flush()
    expect(names()).toEqual(keys.toSorted())
    expect(read('k7', 'a.txt')).toBe('k7')
  })
})

describe('nothing half is left under a name', () => {
  /** A file that cannot be written: a folder is asked for where a file stands. */
  const impossible: UnitFiles = new Map([
    ['a.txt', Buffer.from('1')],
    ['a.txt/b.txt', Buffer.from('2')],
  ])

  test('when a file cannot be written of one of many, which are written beside', async () => {
    const one = (key: string) => pool.add(key, new Map([['a.txt', Buffer.from(key)]]))
    const addMany = async () => {
      for (let number = 0; number < 3_000; number += 1) {
        if (number === 1_500) await pool.add('aa', impossible)
        await one(`k${number}`)
      }
      await pool.flush()
    }
    await expect(addMany()).rejects.toThrow(/EEXIST|ENOTDIR/)
    await expect(pool.flush()).rejects.toThrow(/EEXIST|ENOTDIR/)
    await pool.discard()
    expect(names().filter((name) => name.startsWith('.'))).toEqual([])
    expect(existsSync(pool.pathOf('aa'))).toBe(false)
    await pool.files.close()
  })

  test('when a file of it cannot be written', async () => {
    await expect(pool.add('aa', impossible)).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(pool.has('aa')).toBe(false)
    await pool.flush()
    expect(existsSync(pool.pathOf('aa'))).toBe(false)
  })

  test('and the next attempt makes it whole', async () => {
    await expect(pool.add('aa', impossible)).rejects.toThrow()
    await pool.add('aa', files())
    await pool.flush()
    expect(pool.filesOf('aa')).not.toContain('a.txt')
    expect(names()).toEqual(['aa'])
  })

  test('when the flush fails', async () => {
    await pool.add('aa', files())
    await pool.add('bb', files())
    mkdirSync(pool.pathOf('bb'))
    writeFileSync(path.join(pool.pathOf('bb'), 'in the way'), '')
    await expect(pool.flush()).rejects.toThrow(/ENOTEMPTY|EEXIST/)
    for (const name of names().filter((one) => one === 'aa')) {
      expect(readFileSync(path.join(pool.pathOf(name), 'index.html'), 'utf8')).toBe(PAGE)
    }
  })
})

test('what a refused publication began is removed, whether it was whole or not', async () => {
  await pool.add('aa', files())
  await pool.flush()
  await pool.add('bb', files())
  await expect(
    pool.add(
      'cc',
      new Map([
        ['a/b/c', files().get('datos.json')!],
        ['a', Buffer.from('')],
      ]),
    ),
  ).rejects.toThrow()
  await pool.discard()
  expect(names()).toEqual(['aa'])
  expect(pool.has('bb')).toBe(false)
  await pool.flush()
  expect(names()).toEqual(['aa'])
})

test('what killed publications left is removed, and no unit', async () => {
  await pool.add('aa', files())
  await pool.flush()
  await pool.add('bb', files())
  mkdirSync(path.join(pool.folder, '.tmp-cc', 'deep'), { recursive: true })
  const next = new UnitPool(temp.path)
  await next.removeTemporary()
  expect(names()).toEqual(['aa'])
})

test('before the first publication there is nothing, and nothing to flush', async () => {
  await pool.flush()
  expect(pool.has('aa')).toBe(false)
  await pool.removeTemporary()
  expect(names()).toEqual([])
  rmdirSync(pool.folder)
})
