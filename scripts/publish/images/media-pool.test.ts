import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { imageUrl, socialCardPath } from '@guia/contract'
import { useTempFolder } from '../../test/temp-folder.ts'
import { renderingPaths } from './image-cache.ts'
import { mediaIn, MediaPool } from './media-pool.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
const A = 'a'.repeat(16)
const B = 'b'.repeat(16)

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

describe('the pool', () => {
  let pool: MediaPool
  const source = (address: string) => at(`cache${address}`)
  beforeEach(() => {
    pool = new MediaPool(temp.path)
    for (const address of renderingPaths(A, 'icon')) temp.write(`cache${address}`, address)
  })

  test('takes every file of an image, as a link to the one that was rendered', async () => {
    await pool.addAll(`<img src="${imageUrl(A, 'icon')}">`, source)
    const names = renderingPaths(A, 'icon').map((address) => path.basename(address))
    expect(readdirSync(pool.folder).toSorted()).toEqual(names.toSorted())
    for (const name of names) {
      expect(statSync(at(`media/${name}`)).ino).toBe(statSync(at(`cache/media/${name}`)).ino)
    }
  })

  test('asks for no image twice, nor for one that an earlier publication put there', async () => {
    const text = imageUrl(A, 'icon')
    await pool.addAll(text, source)
    const never = (address: string) => expect.fail(`asked for ${address} again`)
    const addAgain = (one: MediaPool) =>
      one.addAll(text, (address) => {
        const file = at(`media/${path.basename(address)}`)
        return existsSync(file) ? file : never(address)
      })
    await addAgain(pool)
    await addAgain(new MediaPool(temp.path))
  })

  test('replaces a file that a power cut left empty', async () => {
    const name = path.basename(renderingPaths(A, 'icon')[0] ?? '')
    temp.write(`media/${name}`, '')
    await pool.addAll(imageUrl(A, 'icon'), source)
    expect(readFileSync(at(`media/${name}`), 'utf8')).toBe(`/media/${name}`)
  })

  test('refuses a text with an image that is nowhere', async () => {
    await expect(pool.addAll(imageUrl(B, 'icon'), source)).rejects.toThrow(/ENOENT/)
  })
})
