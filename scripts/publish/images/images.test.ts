import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageUrl, type ImageKind } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import type { MediaDocument } from '../../site/documents.ts'
import { buildMedia } from '../../site/testing/documents.ts'
import { openMedia } from '../testing/open-media.ts'
import { drawPlain } from '../testing/pictures.ts'
import type { ImageUse } from './collect-images.ts'
import { imageHash, renderingPaths, type MediaFolder } from './media-folder.ts'
import { Images, type FetchImage } from './images.ts'
import { UnreadableImage } from './render-image.ts'

const folder = useTempFolder()

const use = (
  media: MediaDocument,
  kind: ImageKind = 'icon',
  record = 'Comercio «A»',
): ImageUse => ({
  media,
  kind,
  about: { record },
  field: 'Logo',
})

/** A CMS that has the files given, by address, and a list of what was fetched. */
function filesOf(files: Record<string, Buffer>) {
  const fetched: string[] = []
  const fetchImage: FetchImage = async ({ url }) => {
    fetched.push(url)
    const bytes = files[url]
    if (!bytes) throw new UnreadableImage('el panel respondió 404')
    return bytes
  }
  return { fetched, fetchImage }
}

/** Over 40 megapixels. */
const drawHuge = () =>
  sharp({ create: { width: 7000, height: 6000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

const openFolder = () => openMedia(folder.path)

const prepareImages = (
  uses: readonly ImageUse[],
  site: MediaFolder,
  fetchImage: FetchImage,
  onImage?: () => void,
) => new Images(site, fetchImage, onImage).prepare(uses)

const urlOf = (site: MediaFolder) => new Images(site, filesOf({}).fetchImage).url

test('a file is fetched once however often and in whatever kinds it is used', async () => {
  const logo = buildMedia('a.png')
  const { fetched, fetchImage } = filesOf({ '/uploads/a.png': await drawPlain(1) })
  const uses = [use(logo), use(logo, 'icon', 'Comercio «B»'), use(logo, 'logo')]
  const site = openFolder()
  expect(await prepareImages(uses, site, fetchImage)).toEqual([])
  const hash = imageHash(await drawPlain(1))
  expect(fetched).toEqual(['/uploads/a.png'])
  expect(urlOf(site)(logo, 'icon')).toBe(imageUrl(hash, 'icon'))
  for (const address of [...renderingPaths(hash, 'icon'), ...renderingPaths(hash, 'logo')]) {
    expect(existsSync(site.fileOf(address))).toBe(true)
  }
  expect(urlOf(site)(logo, 'banner')).toBe('')
})

test('the next publication fetches nothing and names the same addresses', async () => {
  const files = { '/uploads/a.png': await drawPlain(1), '/uploads/b.png': await drawPlain(2) }
  const uses = [use(buildMedia('a.png')), use(buildMedia('b.png'))]
  const first = openFolder()
  await prepareImages(uses, first, filesOf(files).fetchImage)
  const { fetched, fetchImage } = filesOf({})
  const second = openFolder()
  expect(await prepareImages(uses, second, fetchImage)).toEqual([])
  expect(fetched).toEqual([])
  const addresses = (site: MediaFolder) => uses.map(({ media, kind }) => urlOf(site)(media, kind))
  expect(addresses(second)).toEqual(addresses(first))
  expect(addresses(second)).not.toContain('')
})

test('a replaced file, of the same address and another date, gets a new address', async () => {
  const before = buildMedia('a.png', { updatedAt: '2026-01-01T00:00:00.000Z' })
  const after = buildMedia('a.png', { updatedAt: '2026-01-02T00:00:00.000Z' })
  const old = filesOf({ '/uploads/a.png': await drawPlain(1) })
  await prepareImages([use(before)], openFolder(), old.fetchImage)
  const { fetched, fetchImage } = filesOf({ '/uploads/a.png': await drawPlain(2) })
  const site = openFolder()
  expect(urlOf(site)(after, 'icon')).toBe('')
  await prepareImages([use(after)], site, fetchImage)
  expect(fetched).toEqual(['/uploads/a.png'])
  expect(urlOf(site)(after, 'icon')).toBe(imageUrl(imageHash(await drawPlain(2)), 'icon'))
  expect(urlOf(site)(before, 'icon')).toBe(imageUrl(imageHash(await drawPlain(1)), 'icon'))
})

test('no image has no address', async () => {
  const site = openFolder()
  expect(await prepareImages([], site, filesOf({}).fetchImage)).toEqual([])
  expect([urlOf(site)(null, 'logo'), urlOf(site)(undefined, 'logo')]).toEqual(['', ''])
})

describe('images that cannot be read', () => {
  test('are told of with record and field, each of them, with what to do', async () => {
    const { fetchImage } = filesOf({
      '/uploads/good.png': await drawPlain(1),
      '/uploads/text.jpg': Buffer.from('no es una imagen'),
    })
    const uses = [
      use(buildMedia('text.jpg'), 'photo', 'Comercio «A» (n.º 1)'),
      use(buildMedia('good.png')),
      use(buildMedia('gone.jpg'), 'photo', 'Comercio «B» (n.º 2)'),
    ]
    const problems = await prepareImages(uses, openFolder(), fetchImage)
    expect(problems.map(({ record, field }) => `${record} ${field}`).toSorted()).toEqual([
      'Comercio «A» (n.º 1) Logo',
      'Comercio «B» (n.º 2) Logo',
    ])
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      'la imagen «gone.jpg» no se puede leer (el panel respondió 404). Subila de nuevo o quitala.',
      'la imagen «text.jpg» no se puede leer (no es una imagen JPG, PNG o WebP). Subila de nuevo o quitala.',
    ])
  })

  test.each([
    ['cut.png', async () => (await drawPlain(1)).subarray(0, -60), 'está dañada'],
    ['empty.png', async () => Buffer.alloc(0), 'el archivo está vacío'],
    ['huge.png', () => drawHuge(), 'tiene más de 40 megapíxeles'],
  ])('are told of in Spanish: %s', async (name, source, reason) => {
    const { fetchImage } = filesOf({ [`/uploads/${name}`]: await source() })
    const problems = await prepareImages([use(buildMedia(name))], openFolder(), fetchImage)
    expect(problems.map(({ message }) => message)).toEqual([
      `la imagen «${name}» no se puede leer (${reason}). Subila de nuevo o quitala.`,
    ])
  })

  test('have no address, and the good ones have theirs', async () => {
    const { fetchImage } = filesOf({ '/uploads/good.png': await drawPlain(1) })
    const [good, gone] = [buildMedia('good.png'), buildMedia('gone.png')]
    const site = openFolder()
    await prepareImages([use(good), use(gone)], site, fetchImage)
    expect(urlOf(site)(gone, 'icon')).toBe('')
    expect(urlOf(site)(good, 'icon')).toBe(imageUrl(imageHash(await drawPlain(1)), 'icon'))
  })

  test('are told of in every record that uses them', async () => {
    const media = buildMedia('gone.jpg')
    const uses = [use(media, 'photo', 'Comercio «A»'), use(media, 'photo', 'Comercio «B»')]
    const problems = await prepareImages(uses, openFolder(), filesOf({}).fetchImage)
    expect(problems.map(({ record }) => record)).toEqual(['Comercio «A»', 'Comercio «B»'])
  })

  test('do not cost the good ones: those are not fetched again', async () => {
    const good = filesOf({ '/uploads/good.png': await drawPlain(1) })
    const uses = [use(buildMedia('good.png')), use(buildMedia('gone.png'))]
    expect(await prepareImages(uses, openFolder(), good.fetchImage)).toHaveLength(1)
    const { fetched, fetchImage } = filesOf({ '/uploads/gone.png': await drawPlain(2) })
    expect(await prepareImages(uses, openFolder(), fetchImage)).toEqual([])
    expect(fetched).toEqual(['/uploads/gone.png'])
  })
})

describe('when it is not the fault of an image', () => {
  const uses = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => use(buildMedia(`${name}.png`)))

  test('a CMS that went away stops everything, and no record is blamed', async () => {
    let asked = 0
    const silence = new PublicationError('El panel dejó de responder')
    const fetchImage: FetchImage = () => {
      asked += 1
      return Promise.reject(silence)
    }
    const attempt = prepareImages(uses, openFolder(), fetchImage)
    await expect(attempt).rejects.toBe(silence)
    expect(asked).toBeLessThan(uses.length)
  })

  test('nor is one blamed for a full disk', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    const attempt = prepareImages(uses, openFolder(), () => Promise.reject(full))
    await expect(attempt).rejects.toBe(full)
  })
})

test('whoever waits hears of each file', async () => {
  const { fetchImage } = filesOf({
    '/uploads/a.png': await drawPlain(1),
    '/uploads/b.png': await drawPlain(2),
  })
  let heard = 0
  const uses = [
    use(buildMedia('a.png')),
    use(buildMedia('b.png')),
    use(buildMedia('b.png'), 'logo'),
  ]
  await prepareImages(uses, openFolder(), fetchImage, () => (heard += 1))
  expect(heard).toBe(2)
})

test('a file that could not be read is asked for once in a publication', async () => {
  const { fetched, fetchImage } = filesOf({})
  const images = new Images(openFolder(), fetchImage)
  const uses = [use(buildMedia('gone.png'))]
  const [first, second] = await Promise.all([images.prepare(uses), images.prepare(uses)])
  expect(fetched).toEqual(['/uploads/gone.png'])
  expect(second).toEqual(first)
  expect(first).toHaveLength(1)
})
