import { describe, expect, test } from 'vitest'
import { imageUrl, type ImageKind } from '@guia/contract'
import { useTempFolder } from '../../test/temp-folder.ts'
import { PublicationError } from '../problems.ts'
import type { MediaDocument } from '../snapshot/documents.ts'
import { buildMedia } from '../testing/documents.ts'
import { drawPlain } from '../testing/pictures.ts'
import type { ImageUse } from './collect-images.ts'
import { ImageCache, imageHash, renderingPaths } from './image-cache.ts'
import { prepareImages, type FetchImage } from './prepare-images.ts'

const folder = useTempFolder()

const use = (
  media: MediaDocument,
  kind: ImageKind = 'icon',
  record = 'Comercio «A»',
): ImageUse => ({
  media,
  kind,
  record,
  field: 'Logo',
})

/** A CMS that has the files given, by address, and a list of what was fetched. */
function filesOf(files: Record<string, Buffer>) {
  const fetched: string[] = []
  const fetchImage: FetchImage = async ({ url }) => {
    fetched.push(url)
    const bytes = files[url]
    if (!bytes) throw new Error('el panel respondió 404')
    return bytes
  }
  return { fetched, fetchImage }
}

const openCache = () => ImageCache.open(folder.path)

async function refusalOf(promise: Promise<unknown>): Promise<PublicationError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof PublicationError) return error
  throw new Error(`expected a PublicationError, got ${String(error)}`)
}

test('a file is fetched once however often and in whatever kinds it is used', async () => {
  const logo = buildMedia('a.png')
  const { fetched, fetchImage } = filesOf({ '/uploads/a.png': await drawPlain(1) })
  const uses = [use(logo), use(logo, 'icon', 'Comercio «B»'), use(logo, 'logo')]
  const { urlOf, addresses } = await prepareImages(uses, await openCache(), fetchImage)
  const hash = imageHash(await drawPlain(1))
  expect(fetched).toEqual(['/uploads/a.png'])
  expect(urlOf(logo, 'icon')).toBe(imageUrl(hash, 'icon'))
  expect(addresses).toEqual(
    [...renderingPaths(hash, 'icon'), ...renderingPaths(hash, 'logo')].toSorted(),
  )
})

test('the next publication fetches nothing and names the same addresses', async () => {
  const files = { '/uploads/a.png': await drawPlain(1), '/uploads/b.png': await drawPlain(2) }
  const uses = [use(buildMedia('a.png')), use(buildMedia('b.png'))]
  const first = await prepareImages(uses, await openCache(), filesOf(files).fetchImage)
  const { fetched, fetchImage } = filesOf({})
  const second = await prepareImages(uses, await openCache(), fetchImage)
  expect(fetched).toEqual([])
  expect(second.addresses).toEqual(first.addresses)
})

test('a replaced file, of the same address and another date, gets a new address', async () => {
  const before = buildMedia('a.png', { updatedAt: '2026-01-01T00:00:00.000Z' })
  const after = buildMedia('a.png', { updatedAt: '2026-01-02T00:00:00.000Z' })
  const old = filesOf({ '/uploads/a.png': await drawPlain(1) })
  const { urlOf: oldUrl } = await prepareImages([use(before)], await openCache(), old.fetchImage)
  const { fetched, fetchImage } = filesOf({ '/uploads/a.png': await drawPlain(2) })
  const { urlOf, addresses } = await prepareImages([use(after)], await openCache(), fetchImage)
  expect(fetched).toEqual(['/uploads/a.png'])
  expect(urlOf(after, 'icon')).toBe(imageUrl(imageHash(await drawPlain(2)), 'icon'))
  expect(urlOf(after, 'icon')).not.toBe(oldUrl(before, 'icon'))
  expect(addresses).toEqual(renderingPaths(imageHash(await drawPlain(2)), 'icon').toSorted())
})

test('no image has no address', async () => {
  const { urlOf, addresses } = await prepareImages([], await openCache(), filesOf({}).fetchImage)
  expect([urlOf(null, 'logo'), urlOf(undefined, 'logo'), addresses]).toEqual(['', '', []])
})

describe('images that cannot be read', () => {
  test('are named with record and field, each of them, with what to do', async () => {
    const { fetchImage } = filesOf({
      '/uploads/good.png': await drawPlain(1),
      '/uploads/text.jpg': Buffer.from('no es una imagen'),
    })
    const uses = [
      use(buildMedia('text.jpg'), 'photo', 'Comercio «A» (n.º 1)'),
      use(buildMedia('good.png')),
      use(buildMedia('gone.jpg'), 'photo', 'Comercio «B» (n.º 2)'),
    ]
    const error = await refusalOf(prepareImages(uses, await openCache(), fetchImage))
    expect(error.problems.map(({ record, field }) => `${record} ${field}`).toSorted()).toEqual([
      'Comercio «A» (n.º 1) Logo',
      'Comercio «B» (n.º 2) Logo',
    ])
    expect(error.message).toMatch(
      /la imagen «text\.jpg» no se puede leer \(.+\)\. Subila de nuevo o quitala\./,
    )
    expect(error.message).toMatch(
      /la imagen «gone\.jpg» no se puede leer \(el panel respondió 404\)/,
    )
  })

  test('are named in every record that uses them', async () => {
    const media = buildMedia('gone.jpg')
    const uses = [use(media, 'photo', 'Comercio «A»'), use(media, 'photo', 'Comercio «B»')]
    const error = await refusalOf(prepareImages(uses, await openCache(), filesOf({}).fetchImage))
    expect(error.problems.map(({ record }) => record)).toEqual(['Comercio «A»', 'Comercio «B»'])
  })

  test('do not cost the good ones: those are not fetched again', async () => {
    const good = filesOf({ '/uploads/good.png': await drawPlain(1) })
    const uses = [use(buildMedia('good.png')), use(buildMedia('gone.png'))]
    await refusalOf(prepareImages(uses, await openCache(), good.fetchImage))
    const { fetched, fetchImage } = filesOf({ '/uploads/gone.png': await drawPlain(2) })
    await prepareImages(uses, await openCache(), fetchImage)
    expect(fetched).toEqual(['/uploads/gone.png'])
  })
})

describe('when it is not the fault of an image', () => {
  const uses = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => use(buildMedia(`${name}.png`)))

  test('a CMS that went away stops everything, and no record is blamed', async () => {
    let asked = 0
    const fetchImage: FetchImage = () => {
      asked += 1
      return Promise.reject(new PublicationError('El panel dejó de responder'))
    }
    const error = await refusalOf(prepareImages(uses, await openCache(), fetchImage))
    expect(error.problems).toEqual([])
    expect(error.message).toBe('El panel dejó de responder')
    expect(asked).toBeLessThan(uses.length)
  })

  test('nor is one blamed for a full disk', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    const attempt = prepareImages(uses, await openCache(), () => Promise.reject(full))
    await expect(attempt).rejects.toBe(full)
  })
})

test('progress counts files from first to last', async () => {
  const { fetchImage } = filesOf({
    '/uploads/a.png': await drawPlain(1),
    '/uploads/b.png': await drawPlain(2),
  })
  const seen: string[] = []
  const uses = [
    use(buildMedia('a.png')),
    use(buildMedia('b.png')),
    use(buildMedia('b.png'), 'logo'),
  ]
  await prepareImages(uses, await openCache(), fetchImage, (done, total) => {
    seen.push(`${done}/${total}`)
  })
  expect(seen).toEqual(['1/2', '2/2'])
})
