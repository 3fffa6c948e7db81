import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderCardPhoto } from './card-photo.ts'

describe('the photo of a card', () => {
  const picture = sharp({
    create: { width: 500, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).webp()

  test('is a square JPEG on white, the same each time', async () => {
    const source = await picture.toBuffer()
    const photo = await renderCardPhoto(source)
    expect(photo?.type).toBe('JPEG')
    const bytes = Buffer.from(photo?.base64 ?? '', 'base64')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([320, 320, 'jpeg'])
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
    expect(await renderCardPhoto(source)).toEqual(photo)
  })

  test('is none when the bytes are no image', async () => {
    expect(await renderCardPhoto(Buffer.from('<p>Hola</p>'))).toBeUndefined()
  })
})
