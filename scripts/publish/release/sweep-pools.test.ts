import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
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

/** Takes a release and its page away, as `prune` and a sweep do in time. */
function removeRelease(name: string, unit: string): void {
  rmSync(at(`releases/${name}`), { recursive: true })
  age(`units/${unit}`, 90 * DAY)
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

const sweep = (now = NOW) => sweepPools(folder, new UnitPool(temp.path), at('cache'), now)
const after = (time: number) => new Date(NOW.getTime() + time)
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
})

describe('an image that no page names any more', () => {
  test('stays for thirty days: an open tab shows it only when somebody scrolls there', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('old', '2', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    await sweep()
    expect(units()).toEqual(['u1'])
    await sweep(after(30 * DAY))
    expect(images()).toEqual(['1', '2'])
    await sweep(after(30 * DAY + HOUR))
    expect(images()).toEqual(['1'])
  })

  test('has its thirty days anew when a page named it meanwhile', async () => {
    addUnit('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/2222222222222222-icon-48.webp', 'x', 90 * DAY)
    await sweep()
    temp.write('units/u1/.imagenes', '/media/2222222222222222-icon-48.webp\n')
    await sweep(after(20 * DAY))
    temp.write('units/u1/.imagenes', '')
    await sweep(after(25 * DAY))
    await sweep(after(54 * DAY))
    expect(images()).toContain('2')
    await sweep(after(55 * DAY + HOUR))
    expect(images()).not.toContain('2')
  })

  test('stays the longer when it was forgotten since when', async () => {
    addUnit('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/9999999999999999-icon-48.webp', 'x', 90 * DAY)
    for (const damaged of ['', 'null', '{"media/9999999999999999-icon-48.webp":"x"}', '{']) {
      write('.barrido', damaged, 2 * HOUR)
      await sweep()
      expect(images()).toEqual(['1', '9'])
    }
  })
})

describe('the image cache', () => {
  const cached = () => readdirSync(at('cache/media')).toSorted()

  test('keeps what the releases show, and other images for sixty days in all', async () => {
    addUnit('u1', '1', 90 * DAY)
    addUnit('old', '2', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    const [shown = '', gone = ''] = ['1', '2'].map(
      (digit) => renderingPaths(hashOf(digit), 'icon')[0],
    )
    for (const address of [shown, gone]) write(`cache${address}`, 'x', 90 * DAY)
    const all = [shown, gone].map((address) => path.basename(address))
    await sweep()
    await sweep(after(30 * DAY + HOUR))
    expect(images()).toEqual(['1'])
    await sweep(after(60 * DAY))
    expect(cached()).toEqual(all)
    await sweep(after(60 * DAY + 2 * HOUR))
    expect(cached()).toEqual(all.slice(0, 1))
  })

  test('need not be there', async () => {
    await expect(sweep()).resolves.toBeUndefined()
  })
})

describe('parts of the app', () => {
  const parts = () => readdirSync(at('assets')).toSorted()

  /** A release whose home page names `app-1.js`, and the parts that are named by that. */
  async function addApp(digit: string): Promise<string> {
    addUnit(`u${digit}`, digit, 90 * DAY)
    temp.write(`units/u${digit}/index.html`, `<script src="/assets/app-${digit}.js"></script>`)
    write(`assets/app-${digit}.js`, `import("./page-${digit}.js")`, 90 * DAY)
    write(`assets/page-${digit}.js`, `"assets/page-${digit}.css"`, 90 * DAY)
    write(`assets/page-${digit}.css`, `url(/assets/sign-${digit}.svg)`, 90 * DAY)
    write(`assets/sign-${digit}.svg`, '<svg/>', 90 * DAY)
    return addRelease(digit, { folder: `u${digit}`, file: `u${digit}` })
  }
  const partsOf = (digit: string) =>
    ['app-%.js', 'page-%.css', 'page-%.js', 'sign-%.svg'].map((name) => name.replace('%', digit))

  test('that a kept release needs stay, however old, with their compressed copies', async () => {
    await addApp('1')
    write('assets/page-1.css.br', 'x', 90 * DAY)
    await addApp('2')
    await sweep()
    await sweep(after(40 * DAY))
    expect(parts()).toEqual([...partsOf('1'), 'page-1.css.br', ...partsOf('2')].toSorted())
  })

  test('stay for thirty days after the last release that needs them', async () => {
    const first = await addApp('1')
    await addApp('2')
    write('assets/page-1.js.gz', 'x', 90 * DAY)
    await sweep()
    removeRelease(first, 'u1')
    await sweep(after(HOUR))
    await sweep(after(30 * DAY))
    expect(parts()).toEqual(expect.arrayContaining([...partsOf('1'), 'page-1.js.gz']))
    await sweep(after(30 * DAY + 2 * HOUR))
    expect(parts()).toEqual(partsOf('2'))
  })

  test('all stay while a kept release does not tell which ones it needs', async () => {
    await addApp('1')
    addUnit('u9', '9', 90 * DAY)
    await addRelease('9', { folder: 'u9', file: 'u9' })
    write('assets/app-old.js', 'x', 90 * DAY)
    await sweep()
    await sweep(after(40 * DAY))
    expect(parts()).toContain('app-old.js')
  })
})

test('it goes through the pools once an hour at most', async () => {
  await sweep()
  const clean = async (later: number) => {
    addUnit('old', '1', 2 * HOUR)
    await sweep(after(later))
    return !existsSync(at('units/old'))
  }
  expect(await clean(HOUR - 1_000)).toBe(false)
  expect(await clean(HOUR)).toBe(true)
  expect(await clean(HOUR + 1_000)).toBe(false)
})

test('a clock that was ahead once keeps nothing until then', async () => {
  await sweep(after(400 * DAY))
  addUnit('old', '1', 2 * HOUR)
  await sweep()
  expect(existsSync(at('units/old'))).toBe(false)
})
