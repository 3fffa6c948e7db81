import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { imageUrl } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { renderingPaths } from '../images/media-folder.ts'
import { openState, type State } from '../state/state.ts'
import { MEDIA_LIST, MissingImage, PageBundles } from './page-bundles.ts'

const temp = useTempFolder()
const A = 'a'.repeat(16)
const PAGE = '<!doctype html>'.repeat(1_000)
let state: State
let bundles: PageBundles

const open = () => new PageBundles(temp.path, state)
beforeEach(() => {
  state = openState(temp.path)
  bundles = open()
})

const files = (page = PAGE) =>
  new Map([
    ['index.html', Buffer.from(page)],
    ['datos.json', Buffer.from('{}')],
  ])
const at = (...names: string[]) => path.join(temp.path, 'pages', ...names)
const drawImages = () => {
  for (const address of renderingPaths(A, 'icon')) temp.write(address.slice(1), 'bytes')
}
const withImage = () => files(`<img src="${imageUrl(A, 'icon')}">`)

test('a bundle holds its files and their compressed copies, and leads to all but the hidden', async () => {
  await bundles.add('aa', files())
  expect(bundles.has('aa')).toBe(true)
  expect(bundles.has('bb')).toBe(false)
  expect(bundles.filesOf('aa').toSorted()).toEqual([
    'datos.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect(bundles.read('aa', 'index.html').toString()).toBe(PAGE)
  expect(bundles.unflushed).toEqual([at('aa')])
})

test('the images that it names are noted beside it; one that is nowhere is refused', async () => {
  await expect(bundles.add('aa', withImage())).rejects.toThrow(MissingImage)
  drawImages()
  await bundles.add('bb', withImage())
  expect(readFileSync(at('bb', MEDIA_LIST), 'utf8').split('\n')).toEqual(renderingPaths(A, 'icon'))
})

test('the next publication finds it, once the state was committed', async () => {
  state.exec('BEGIN')
  await bundles.add('aa', files())
  state.exec('ROLLBACK')
  expect(open().has('aa')).toBe(false)
  await bundles.add('bb', files())
  expect(open().has('bb')).toBe(true)
})

describe('compressed as far as can be', () => {
  const page = Array.from({ length: 2_000 }, (_, at) => `<p>${at * 7919}</p>`).join('')
  const copy = () => readFileSync(at('aa', 'index.html.br'))
  const isWhole = async () => (await open().forgetDamaged()) === 0

  test('a page is smaller, the same, and counts as whole', async () => {
    await bundles.add('aa', files(page))
    const { length } = copy()
    await bundles.compressWell(Infinity)
    expect(copy().length).toBeLessThan(length)
    expect(brotliDecompressSync(copy()).toString()).toBe(page)
    expect(await isWhole()).toBe(true)
  })

  test('it is done once, and only while there is time', async () => {
    await bundles.add('aa', files(page))
    const before = copy()
    expect(await bundles.compressWell(-Infinity)).toBe(false)
    expect(copy()).toEqual(before)
    expect(await bundles.compressWell(Infinity)).toBe(true)
    const { ino } = statSync(at('aa', 'index.html.br'))
    await bundles.compressWell(Infinity)
    expect(statSync(at('aa', 'index.html.br')).ino).toBe(ino)
  })

  test('a copy that was replaced and not noted is damaged: its page is made again', async () => {
    await bundles.add('aa', files(page))
    state.exec('BEGIN')
    await bundles.compressWell(Infinity)
    state.exec('ROLLBACK')
    expect(await isWhole()).toBe(false)
    expect(open().has('aa')).toBe(false)
  })
})

describe('a folder that is there already', () => {
  test('of whole files stays as it is', async () => {
    await bundles.add('aa', files())
    const { ino } = statSync(at('aa', 'index.html'))
    await open().add('aa', files())
    expect(statSync(at('aa', 'index.html')).ino).toBe(ino)
  })

  test('with one that was cut, or is gone, is mended file by file', async () => {
    await bundles.add('aa', files())
    const { ino } = statSync(at('aa', 'index.html'))
    truncateSync(at('aa', 'datos.json'), 1)
    rmSync(at('aa', 'index.html.br'))
    await open().add('aa', files())
    expect(readFileSync(at('aa', 'datos.json'), 'utf8')).toBe('{}')
    expect(existsSync(at('aa', 'index.html.br'))).toBe(true)
    expect(statSync(at('aa', 'index.html')).ino).toBe(ino)
    expect(readdirSync(at('aa')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('empty, as a killed publisher left it, is filled', async () => {
    mkdirSync(at('aa'))
    writeFileSync(at('aa', 'index.html'), 'half')
    await bundles.add('aa', files())
    expect(readFileSync(at('aa', 'index.html'), 'utf8')).toBe(PAGE)
  })
})

describe('what was damaged is forgotten, so that it is made again', () => {
  beforeEach(async () => {
    drawImages()
    await bundles.add('whole', files())
    await bundles.add('aa', withImage())
  })
  const [image = ''] = renderingPaths(A, 'icon')
  const imageFile = () => path.join(temp.path, image)

  test.each([
    ['a file that was cut', () => truncateSync(at('aa', 'index.html'), 3)],
    ['a file that is gone', () => rmSync(at('aa', 'datos.json'))],
    ['a folder that is gone', () => rmSync(at('aa'), { recursive: true })],
    ['an image that was cut', () => truncateSync(imageFile(), 1)],
    ['an image that is gone', () => rmSync(imageFile())],
  ])('%s', async (_, damage) => {
    expect(await bundles.forgetDamaged()).toBe(0)
    damage()
    expect(await bundles.forgetDamaged()).toBe(1)
    expect([bundles.has('aa'), bundles.has('whole')]).toEqual([false, true])
  })

  test('and an image that was cut is removed, so that it is rendered again', async () => {
    truncateSync(imageFile(), 1)
    await bundles.forgetDamaged()
    expect(existsSync(imageFile())).toBe(false)
    expect(existsSync(path.join(temp.path, renderingPaths(A, 'icon')[1] ?? ''))).toBe(true)
  })
})

describe('a file that holds something else of the same size', () => {
  const overwrite = (file: string) => writeFileSync(file, 'x'.repeat(statSync(file).size))
  const lookFor = async (looks: number): Promise<number> => {
    let found = 0
    for (let look = 0; look < looks; look++) found += await bundles.forgetDamaged()
    return found
  }
  beforeEach(async () => {
    drawImages()
    await bundles.add('aa', withImage())
    await bundles.add('bb', files())
  })

  test.each([
    ['a page', () => at('aa', 'index.html')],
    ['an image', () => path.join(temp.path, renderingPaths(A, 'icon')[0] ?? '')],
  ])('%s is noticed within a day', async (_, file) => {
    overwrite(file())
    expect(await lookFor(288)).toBe(1)
    expect([bundles.has('aa'), bundles.has('bb')]).toEqual([false, true])
  })

  test('and nothing else is', async () => {
    expect(await lookFor(288)).toBe(0)
  })
})

test('what a publication made that came to nothing is removed, and nothing else', async () => {
  await bundles.add('aa', files())
  const next = open()
  await next.add('aa', files('other'))
  await next.add('bb', files())
  await next.discard()
  expect(readdirSync(path.join(temp.path, 'pages'))).toEqual(['aa'])
})
