import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { imageUrl } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { renderingPaths } from '../images/media-folder.ts'
import { ASSET_LIST } from '../pages/app-files.ts'
import { deleteState, openState } from '../state/state.ts'
import { ReleaseFolder } from './release-folder.ts'
import { sweep as sweepSite } from './sweep.ts'

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

/** A bundle that names one image, which stands in the pool. */
function addPage(key: string, imageDigit: string, before: number): void {
  const addresses = renderingPaths(hashOf(imageDigit), 'icon')
  expect(addresses.map((one) => one.split('-')[0])).toContain(
    imageUrl(hashOf(imageDigit), 'icon').split('-')[0],
  )
  temp.write(`pages/${key}/index.html`, key)
  temp.write(`pages/${key}/.imagenes`, addresses.join('\n'))
  age(`pages/${key}`, before)
  for (const address of addresses) write(address.slice(1), 'x', 90 * DAY)
}

/** Takes a release away, as `prune` does in time. */
function removeRelease(name: string): void {
  rmSync(at(`releases/${name}`), { recursive: true })
}

/** A release of a folder's link, a file's link and a link of its own pool, as drafts make them. */
async function addRelease(digit: string, keys: { folder: string; file: string }): Promise<string> {
  const next = await folder.next(hashOf(digit))
  const temporary = folder.temporaryPath(next.name)
  mkdirSync(path.join(temporary, 'store'), { recursive: true })
  symlinkSync(`../../../pages/${keys.folder}`, path.join(temporary, 'store', 'uno'))
  symlinkSync(`../../pages/${keys.file}/index.html`, path.join(temporary, 'index.html'))
  symlinkSync('../../media', path.join(temporary, 'media'))
  await folder.goLive(temporary, next)
  return next.name
}

async function sweep(now = NOW): Promise<void> {
  const state = openState(temp.path)
  await sweepSite(folder, state, now)
  state.close()
}

const after = (time: number) => new Date(NOW.getTime() + time)
const pages = () => readdirSync(at('pages')).toSorted()
const images = () =>
  [...new Set(readdirSync(at('media')).map((name) => name.slice(0, 1)))].toSorted()

describe('what kept releases need stays, however old', () => {
  test('pages and images', async () => {
    addPage('u1', '1', 90 * DAY)
    addPage('u2', '2', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u2' })
    await sweep()
    await sweep(after(40 * DAY))
    expect(pages()).toEqual(['u1', 'u2'])
    expect(images()).toEqual(['1', '2'])
    expect(readdirSync(at('media'))).toHaveLength(2 * renderingPaths(hashOf('1'), 'icon').length)
  })

  test('of every release, not of the live one alone', async () => {
    addPage('u1', '1', 90 * DAY)
    addPage('u2', '2', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    await addRelease('b', { folder: 'u2', file: 'u2' })
    await sweep()
    expect(pages()).toEqual(['u1', 'u2'])
    expect(images()).toEqual(['1', '2'])
  })
})

test('a page that no release needs is removed an hour after that was first seen, not before', async () => {
  addPage('u1', '1', 90 * DAY)
  addPage('old', '2', 90 * DAY)
  await addRelease('a', { folder: 'u1', file: 'u1' })
  await sweep()
  expect(pages()).toEqual(['old', 'u1'])
  await sweep(after(HOUR))
  expect(pages()).toEqual(['old', 'u1'])
  expect(images()).toEqual(['1', '2'])
  await sweep(after(2 * HOUR))
  expect(pages()).toEqual(['u1'])
})

test('what is removed is no page that the state takes for there', async () => {
  addPage('old', '2', 90 * DAY)
  const state = openState(temp.path)
  state.prepare("INSERT INTO page (key, files) VALUES ('old', '[]')").run()
  state.close()
  for (const hours of [0, 2, 4]) await sweep(after(hours * HOUR))
  const later = openState(temp.path)
  expect(later.prepare('SELECT count(*) FROM page').pluck().get()).toBe(0)
  later.close()
})

describe('an image that no page names any more', () => {
  test('stays for thirty days: an open tab shows it only when somebody scrolls there', async () => {
    addPage('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/2222222222222222-icon-48.webp', 'x', 90 * DAY)
    await sweep()
    await sweep(after(30 * DAY))
    expect(images()).toEqual(['1', '2'])
    await sweep(after(30 * DAY + HOUR))
    expect(images()).toEqual(['1'])
  })

  test('has its thirty days anew when a page named it meanwhile', async () => {
    addPage('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/2222222222222222-icon-48.webp', 'x', 90 * DAY)
    await sweep()
    temp.write('pages/u1/.imagenes', '/media/2222222222222222-icon-48.webp\n')
    await sweep(after(20 * DAY))
    temp.write('pages/u1/.imagenes', '')
    await sweep(after(25 * DAY))
    await sweep(after(54 * DAY))
    expect(images()).toContain('2')
    await sweep(after(55 * DAY + HOUR))
    expect(images()).not.toContain('2')
  })

  test('stays the longer when it was forgotten since when', async () => {
    addPage('u1', '1', 90 * DAY)
    await addRelease('a', { folder: 'u1', file: 'u1' })
    write('media/9999999999999999-icon-48.webp', 'x', 90 * DAY)
    await sweep()
    deleteState(temp.path)
    await sweep(after(40 * DAY))
    expect(images()).toEqual(['1', '9'])
  })
})

describe('parts of the app', () => {
  const parts = () => readdirSync(at('assets')).toSorted()

  /** A release that says which parts of the app it needs. */
  async function addApp(digit: string): Promise<string> {
    addPage(`u${digit}`, digit, 90 * DAY)
    for (const part of partsOf(digit)) write(`assets/${part}`, 'x', 90 * DAY)
    const name = await addRelease(digit, { folder: `u${digit}`, file: `u${digit}` })
    temp.write(`releases/${name}/${ASSET_LIST}`, partsOf(digit).join('\n'))
    return name
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
    removeRelease(first)
    await sweep(after(HOUR))
    await sweep(after(30 * DAY))
    expect(parts()).toEqual(expect.arrayContaining([...partsOf('1'), 'page-1.js.gz']))
    await sweep(after(30 * DAY + 2 * HOUR))
    expect(parts()).toEqual(partsOf('2'))
  })

  test('all stay while a kept release does not tell which ones it needs', async () => {
    await addApp('1')
    addPage('u9', '9', 90 * DAY)
    await addRelease('9', { folder: 'u9', file: 'u9' })
    write('assets/app-old.js', 'x', 90 * DAY)
    await sweep()
    await sweep(after(40 * DAY))
    expect(parts()).toContain('app-old.js')
  })
})

/** A page that is in the state only: a sweep forgets it. */
function notePage(): void {
  const state = openState(temp.path)
  state.prepare("INSERT INTO page (key, files) VALUES ('gone', '[]')").run()
  state.close()
}

function isNoted(): boolean {
  const state = openState(temp.path)
  const row = state.prepare("SELECT 1 FROM page WHERE key = 'gone'").get()
  state.close()
  return row !== undefined
}

test('it goes through the folders once an hour at most', async () => {
  await sweep()
  notePage()
  await sweep(after(HOUR - 1_000))
  expect(isNoted()).toBe(true)
  await sweep(after(HOUR))
  expect(isNoted()).toBe(false)
})

test('a clock that was ahead once keeps nothing until then', async () => {
  await sweep(after(400 * DAY))
  notePage()
  await sweep()
  expect(isNoted()).toBe(false)
})
