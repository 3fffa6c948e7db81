import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_WIDTHS, type ImageKind } from '@guia/contract'
import { drawHalves, pixelAt } from '../testing/pictures.ts'
import { renderImage, UnreadableImage, type Rendering } from './render-image.ts'

const KINDS = Object.keys(IMAGE_WIDTHS) as ImageKind[]

async function sizesOf(renderings: readonly Rendering[]) {
  const sizes = renderings.map(async ({ width, format, bytes }) => {
    const read = await sharp(bytes).metadata()
    return { name: `${width}.${format}`, as: read.format, width: read.width, height: read.height }
  })
  return Promise.all(sizes)
}

async function onlyRendering(source: Buffer, kind: ImageKind = 'icon'): Promise<Buffer> {
  const webp = (await renderImage(source, kind)).filter(({ format }) => format === 'webp')
  const last = webp.at(-1)
  if (!last) throw new Error('nothing was rendered')
  return last.bytes
}

const isRed = ({ r, b }: { r: number; b: number }) => r > 150 && b < 90
const isBlue = ({ r, b }: { r: number; b: number }) => b > 150 && r < 90

describe('a large photograph', () => {
  let photograph: Buffer
  beforeAll(async () => {
    photograph = await sharp(await drawHalves(1600, 1200))
      .jpeg()
      .toBuffer()
  })

  test.each(['banner', 'photo'] as const)('as %s keeps its shape at every width', async (kind) => {
    expect(await sizesOf(await renderImage(photograph, kind))).toEqual(
      IMAGE_WIDTHS[kind].flatMap((width) => [
        { name: `${width}.avif`, as: 'heif', width, height: width * 0.75 },
        { name: `${width}.webp`, as: 'webp', width, height: width * 0.75 },
      ]),
    )
  })

  test.each(['icon', 'logo'] as const)('as %s stands in a square', async (kind) => {
    expect(await sizesOf(await renderImage(photograph, kind))).toEqual(
      IMAGE_WIDTHS[kind].flatMap((width) => [
        { name: `${width}.avif`, as: 'heif', width, height: width },
        { name: `${width}.webp`, as: 'webp', width, height: width },
      ]),
    )
  })
})

test.each(KINDS)('a small original is not enlarged as %s', async (kind) => {
  const sizes = await sizesOf(await renderImage(await drawHalves(50, 30), kind))
  expect(sizes.map(({ name }) => name)).toEqual(
    IMAGE_WIDTHS[kind].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  )
  expect(new Set(sizes.map(({ width }) => width))).toEqual(new Set([50]))
})

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s', (format) => {
  test('is read, and its colours stay', async () => {
    const source = await sharp(await drawHalves(300, 200))
      .toFormat(format)
      .toBuffer()
    for (const { bytes } of await renderImage(source, 'icon')) {
      expect(await pixelAt(bytes, 0.25, 0.5)).toSatisfy(isRed)
      expect(await pixelAt(bytes, 0.75, 0.5)).toSatisfy(isBlue)
    }
  })
})

describe('a photograph of a phone', () => {
  let photograph: Buffer
  beforeAll(async () => {
    photograph = await sharp(await drawHalves(400, 200))
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Orientation: '6', Make: 'Telefono', Copyright: 'Fulano' },
        IFD3: { GPSLatitude: '29/1 8/1 0/1', GPSLatitudeRef: 'S' },
      })
      .jpeg()
      .toBuffer()
  })

  test('holds a place and a turn to begin with', async () => {
    const { orientation, exif } = await sharp(photograph).metadata()
    expect(orientation).toBe(6)
    expect(exif?.includes('Telefono')).toBe(true)
  })

  test('stands upright', async () => {
    const bytes = await onlyRendering(photograph, 'photo')
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([200, 400])
    expect(await pixelAt(bytes, 0.5, 0.25)).toSatisfy(isRed)
    expect(await pixelAt(bytes, 0.5, 0.75)).toSatisfy(isBlue)
  })

  test('tells neither place nor camera in any rendering', async () => {
    for (const { bytes } of await renderImage(photograph, 'photo')) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc }).toEqual({})
      expect(orientation ?? 1).toBe(1)
      expect(bytes.includes('Telefono')).toBe(false)
    }
  })
})

test('a CMYK photograph comes out in the colours of screens', async () => {
  const cmyk = await sharp(await drawHalves(300, 200))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const bytes = await onlyRendering(cmyk)
  expect((await sharp(bytes).metadata()).space).toBe('srgb')
  const left = await pixelAt(bytes, 0.25, 0.5)
  expect(left.r).toBeGreaterThan(left.b + 80)
})

test.each([
  ['grey', (image: Sharp) => image.greyscale().png()],
  ['grey and transparent', (image: Sharp) => image.greyscale().ensureAlpha(0.5).png()],
  ['of 16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['with palette', (image: Sharp) => image.png({ palette: true })],
  ['animated', (image: Sharp) => image.gif()],
])('an image that is %s is rendered', async (_, change) => {
  const source = await change(sharp(await drawHalves(60, 60))).toBuffer()
  for (const { bytes } of await renderImage(source, 'logo')) {
    expect((await sharp(bytes).stats()).channels.length).toBeGreaterThanOrEqual(3)
  }
})

describe('a transparent logo', () => {
  test('stays transparent', async () => {
    const logo = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 4,
        background: { r: 200, g: 0, b: 0, alpha: 0 },
      },
    })
      .composite([{ input: await drawHalves(100, 100), gravity: 'centre' }])
      .png()
      .toBuffer()
    for (const { bytes } of await renderImage(logo, 'logo')) {
      expect((await pixelAt(bytes, 0, 0)).alpha).toBe(0)
      expect((await pixelAt(bytes, 0.5, 0.5)).alpha).toBe(255)
    }
  })

  test('a wide one without transparency gets transparent bands to be square', async () => {
    for (const { bytes } of await renderImage(await drawHalves(400, 100), 'logo')) {
      expect((await pixelAt(bytes, 0.5, 0)).alpha).toBe(0)
      expect((await pixelAt(bytes, 0.5, 0.5)).alpha).toBe(255)
    }
  })
})

describe('what cannot be shown is refused', () => {
  const halves = () => drawHalves(600, 400)

  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Esto no es una imagen, aunque se llame foto.jpg.')],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PNG signature and nothing else', async () => (await halves()).subarray(0, 8)],
    ['half a PNG', async () => cut(await halves())],
    [
      'half a JPEG',
      async () =>
        cut(
          await sharp(await halves())
            .jpeg()
            .toBuffer(),
        ),
    ],
    [
      'half a WebP',
      async () =>
        cut(
          await sharp(await halves())
            .webp()
            .toBuffer(),
        ),
    ],
    [
      'half an AVIF',
      async () =>
        cut(
          await sharp(await halves())
            .avif()
            .toBuffer(),
        ),
    ],
  ])('%s', async (_, source) => {
    await expect(renderImage(await source(), 'photo')).rejects.toThrow()
  })

  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

  test('over 40 megapixels, before they are unpacked', async () => {
    const bomb = await sharp({
      create: { width: 7000, height: 6000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 6 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    const start = performance.now()
    await expect(renderImage(bomb, 'photo')).rejects.toThrow('tiene más de 40 megapíxeles')
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

test('a photograph with any byte changed is refused or rendered, without its metadata', async () => {
  const good = await sharp(await drawHalves(40, 30))
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '29/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
  let rendered = 0
  let refused = 0
  const change = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(change, async (bytes) => {
      const damaged = Buffer.from(good)
      for (const [place, byte] of bytes) damaged[place] = byte
      const renderings = await renderImage(damaged, 'icon').catch((error: unknown) => {
        expect(error).toBeInstanceOf(UnreadableImage)
        refused += 1
        return []
      })
      for (const { bytes: one } of renderings) {
        rendered += 1
        const { exif, xmp, iptc } = await sharp(one).metadata()
        expect({ exif, xmp, iptc }).toEqual({})
      }
    }),
    { numRuns: 100, seed: 20 },
  )
  expect([rendered > 0, refused > 0]).toEqual([true, true])
})

test('the same bytes give the same renderings', async () => {
  const source = await drawHalves(80, 60)
  expect(await renderImage(source, 'photo')).toEqual(await renderImage(source, 'photo'))
})
