import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { imageUrl, socialCardPath } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { openMedia } from '../testing/open-media.ts'
import { drawPlain } from '../testing/pictures.ts'
import { imageHash, mediaIn, renderingPaths, type MediaFolder } from './media-folder.ts'

const folder = useTempFolder()
const A = 'a'.repeat(16)
const B = 'b'.repeat(16)

async function mediaWith(source: Buffer): Promise<{ media: MediaFolder; hash: string }> {
  const media = openMedia(folder.path)
  const hash = imageHash(source)
  await media.render(hash, 'icon', source)
  media.remember('/uploads/a.png v1', hash)
  return { media, hash }
}

test('the address of an image changes with its bytes', async () => {
  expect(imageHash(await drawPlain(1))).not.toBe(imageHash(await drawPlain(2)))
  expect(imageHash(await drawPlain(1))).toMatch(/^[0-9a-f]{16}$/)
})

test('what one publication rendered, the next one finds', async () => {
  const { hash } = await mediaWith(await drawPlain(1))
  const next = openMedia(folder.path)
  expect(next.hashOf('/uploads/a.png v1')).toBe(hash)
  expect(next.isRendered(hash, 'icon')).toBe(true)
  expect(next.isRendered(hash, 'logo')).toBe(false)
  expect(next.hashOf('/uploads/a.png v2')).toBeUndefined()
})

describe('an image counts as not rendered', () => {
  test('while one of its files is empty, as after a power cut, and is rendered again', async () => {
    const source = await drawPlain(1)
    const { media, hash } = await mediaWith(source)
    const last = media.fileOf(renderingPaths(hash, 'icon').at(-1) ?? '')
    const whole = readFileSync(last)
    truncateSync(last, 0)
    expect(media.isRendered(hash, 'icon')).toBe(false)
    await media.render(hash, 'icon', source)
    expect(readFileSync(last)).toEqual(whole)
  })

  test('while only a `.tmp` of a killed publication is there', async () => {
    const { media, hash } = await mediaWith(await drawPlain(1))
    const other = 'f'.repeat(16)
    for (const address of renderingPaths(other, 'icon')) {
      writeFileSync(`${media.fileOf(address)}.1234.tmp`, 'half')
    }
    const next = openMedia(folder.path)
    expect(next.isRendered(other, 'icon')).toBe(false)
    expect(next.isRendered(hash, 'icon')).toBe(true)
  })
})

test('no rendering is left in part: nothing but whole files', async () => {
  const { media, hash } = await mediaWith(await drawPlain(1))
  const names = renderingPaths(hash, 'icon').map((address) => path.basename(address))
  expect(readdirSync(media.path).toSorted()).toEqual(names.toSorted())
  for (const address of renderingPaths(hash, 'icon')) {
    expect(media.sizeOf(address)).toBeGreaterThan(50)
  }
  expect(media.sizeOf('/media/nada.webp')).toBe(0)
})

describe('the images of a text', () => {
  test('are all widths and formats of each that it names, each once', () => {
    const [logo, photo] = [imageUrl(A, 'logo'), imageUrl(B, 'photo')]
    const text = `{"a":"${logo}","b":["${photo}","${logo}"]}`
    expect(mediaIn(text)).toEqual([...renderingPaths(A, 'logo'), ...renderingPaths(B, 'photo')])
  })

  test('are found in a page whose attributes name one of them absolutely', () => {
    const card = socialCardPath(A)
    const html = `<meta content="https://guia.example${card}"><img src="${imageUrl(B, 'icon')}">`
    expect(mediaIn(html).toSorted()).toEqual([card, ...renderingPaths(B, 'icon')].toSorted())
  })

  test.each([
    '',
    '/media/foto.webp',
    `/media/${A}-hero-96.webp`,
    `/media/${A.toUpperCase()}-logo-96.webp`,
    `/media/../${A}`,
  ])('are none in %j', (text) => {
    expect(mediaIn(text)).toEqual([])
  })
})
