import { createHash } from 'node:crypto'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../../../cms/src/rules/limits.ts'
import { inspectImages } from './inspect-images.ts'
import { picture } from '../testing/picture.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()
const outside = useTempFolder()

const inspect = async (name: string) => (await inspectImages(folder.path, [name])).get(name)

describe('inspectImages', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'takes a %s and says its hash and type',
    async (format) => {
      const bytes = await picture('teal', format)
      folder.write('img/a', bytes)
      expect(await inspect('img/a')).toEqual({
        image: {
          path: 'img/a',
          sha256: createHash('sha256').update(bytes).digest('hex'),
          name: 'a',
          contentType: `image/${format}`,
        },
      })
    },
  )

  it('misses a file that is not there, and a folder', async () => {
    folder.write('img/a.png', await picture('teal'))
    expect(await inspect('img/b.png')).toMatchObject({ problem: 'missing-image' })
    expect(await inspect('img')).toMatchObject({ problem: 'missing-image' })
  })

  it('does not follow a link out of the folder', async () => {
    outside.write('a.png', await picture('teal'))
    await symlink(path.join(outside.path, 'a.png'), path.join(folder.path, 'a.png'))
    expect(await inspect('a.png')).toMatchObject({ problem: 'missing-image' })
  })

  it.each([
    ['texto', () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['gif', () => picture('teal', 'gif')],
    ['vacío', () => Promise.resolve('')],
  ])('refuses a file that is %s', async (_, content) => {
    folder.write('a.png', await content())
    expect(await inspect('a.png')).toEqual({
      problem: 'unreadable-image',
      why: 'El archivo no es una imagen JPG, PNG o WebP.',
    })
  })

  it('refuses a picture that ends too early', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 200, height: 200, channels: 3, background: 'teal', noise } as const
    const whole = await sharp({ create }).jpeg().toBuffer()
    folder.write('a.jpg', whole.subarray(0, whole.length / 2))
    expect(await inspect('a.jpg')).toEqual({
      problem: 'unreadable-image',
      why: 'La imagen está dañada.',
    })
  })

  it('refuses a picture of more than 40 megapixels by its header', async () => {
    const bytes = await picture('teal', 'png', 6400)
    expect(bytes.length).toBeLessThan(1024 * 1024)
    folder.write('a.png', bytes)
    expect(await inspect('a.png')).toEqual({
      problem: 'unreadable-image',
      why: 'La imagen mide 6400 × 6400: el máximo son 40 megapíxeles.',
    })
  })

  it('refuses a file over the limit', async () => {
    folder.write('a.png', Buffer.alloc(UPLOAD_LIMIT_BYTES + 1))
    const why = `La imagen pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB.`
    expect(await inspect('a.png')).toMatchObject({ why })
  })
})
