import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { imageUrl } from '@guia/contract'
import { useTempFolder } from '../../test/temp-folder.ts'
import { renderingPaths } from '../images/image-cache.ts'
import { UnitPool } from '../units/unit-pool.ts'
import { ReleaseFolder } from './release-folder.ts'
import { sweepPools } from './sweep-pools.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = new Date('2026-03-15T12:00:00Z')

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
let folder: ReleaseFolder
beforeEach(() => {
  folder = new ReleaseFolder(temp.path)
})

/** Sets the age of a file or folder. */
function age(name: string, before: number): void {
  const time = new Date(NOW.getTime() - before)
  utimesSync(at(name), time, time)
}

function write(name: string, content: string, before: number): void {
  temp.write(name, content)
  age(name, before)
}

const hashOf = (digit: string) => digit.repeat(16)

/** A unit that names one image, which stands in the pool. */
function addUnit(key: string, imageDigit: string, before: number): void {
  const addresses = renderingPaths(hashOf(imageDigit), 'icon')
  expect(addresses.map((one) => one.split('-')[0])).toContain(
    imageUrl(hashOf(imageDigit), 'icon').split('-')[0],
  )
  temp.write(`units/${key}/index.html`, key)
  temp.write(`units/${key}/.imagenes`, addresses.join('\n'))
  age(`units/${key}`, before)
  for (const address of addresses) write(address.slice(1), 'x', 90 * DAY)
}

/** A release of a folder's link, a file's link and a link of its own pool, as drafts make them. */
async function addRelease(digit: string, keys: { folder: string; file: string }): Promise<string> {
  const sequence = await folder.nextSequence()
  const contentId = hashOf(digit)
  const name = folder.nameOf(sequence, contentId)
  const temporary = folder.temporaryPath(name)
  mkdirSync(path.join(temporary, 'store'), { recursive: true })
  symlinkSync(`../../../units/${keys.folder}`, path.join(temporary, 'store', 'uno'))
  symlinkSync(`../../units/${keys.file}/index.html`, path.join(temporary, 'index.html'))
  symlinkSync('../../media', path.join(temporary, 'media'))
  await folder.goLive(temporary, { name, sequence, contentId })
  write(`builds/${name}.ndjson`, '', 90 * DAY)
  return name
}

const sweep = (now = NOW) => sweepPools(folder, new UnitPool(temp.path), now)
const units = () => readdirSync(at('units')).toSorted()
const images = () =>
  [...new Set(readdirSync(at('media')).map((name) => name.slice(0, 1)))].toSorted()

describe('what kept releases need stays, however old', () => {
  test('pages, images and indexes', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('u2', '2', 90 * DAY)
    const name = await addRelease('a', { folder: 'u1', file: 'u2' })
    await sweep()
    expect(units()).toEqual(['u1', 'u2'])
    expect(images()).toEqual(['1', '2'])
    expect(readdirSync(at('media'))).toHaveLength(2 * renderingPaths(hashOf('1'), 'icon').length)
    expect(readdirSync(at('builds'))).toEqual([`${name}.ndjson`])
  })

  test('of every release, not of the live one alone', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('u2', '2', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    await addRelease('b', { folder: 'u2', file: 'u2' })
    await sweep()
    expect(units()).toEqual(['u1', 'u2'])
    expect(images()).toEqual(['1', '2'])
  })
})

describe('what no release needs any more', () => {
  test('is removed after an hour', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('old', '2', HOUR + 1)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('builds/000000-ffffffffffffffff.ndjson', '', 2 * HOUR)
    await sweep()
    expect(units()).toEqual(['u1'])
    expect(images()).toEqual(['1'])
    expect(readdirSync(at('builds'))).toHaveLength(1)
  })

  test('stays for an hour, with its images: a publication may be about to need it', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('young', '2', HOUR - 1_000)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('builds/000000-ffffffffffffffff.ndjson', '', HOUR - 1_000)
    await sweep()
    expect(units()).toEqual(['u1', 'young'])
    expect(images()).toEqual(['1', '2'])
    expect(readdirSync(at('builds'))).toHaveLength(2)
  })

  test('of images: those that no page names', async () => {
    addUnit('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/9999999999999999-icon-48.webp', 'x', 2 * HOUR)
    write('media/9999999999999999-icon-96.webp', 'x', HOUR / 2)
    await sweep()
    expect(existsSync(at('media/9999999999999999-icon-48.webp'))).toBe(false)
    expect(existsSync(at('media/9999999999999999-icon-96.webp'))).toBe(true)
    expect(images()).toEqual(['1', '9'])
  })
})

test('parts of the app stay for thirty days after their last use', async () => {
  write('assets/app-old.js', 'x', 30 * DAY + 1_000)
  write('assets/app-old.js.br', 'x', 30 * DAY + 1_000)
  write('assets/app-tab.js', 'x', 30 * DAY - 1_000)
  await sweep()
  expect(readdirSync(at('assets'))).toEqual(['app-tab.js'])
})

test('it goes through the pools once an hour at most', async () => {
  await sweep()
  const clean = async (later: number) => {
    addUnit('old', '1', 2 * HOUR)
    await sweep(new Date(NOW.getTime() + later))
    return !existsSync(at('units/old'))
  }
  expect(await clean(HOUR - 1_000)).toBe(false)
  expect(await clean(HOUR)).toBe(true)
  expect(await clean(HOUR + 1_000)).toBe(false)
})
