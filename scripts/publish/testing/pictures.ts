import sharp from 'sharp'

/** Left half red, right half blue: which way up and how wide a rendering is can be read off it. */
export function drawHalves(width: number, height: number) {
  const half = sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#d01010' },
  }).png()
  return half.toBuffer().then((left) =>
    sharp({ create: { width, height, channels: 3, background: '#1010d0' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** A small picture of one colour, another one for each number. */
export const drawPlain = (seed: number): Promise<Buffer> =>
  sharp({
    create: { width: 24, height: 16, channels: 3, background: { r: seed % 256, g: 90, b: 160 } },
  })
    .png()
    .toBuffer()

export interface Pixel {
  r: number
  g: number
  b: number
  alpha: number
}

/** The pixel at a place given in parts of width and height: (0.5, 0.5) is the middle. */
export async function pixelAt(image: Buffer, x: number, y: number): Promise<Pixel> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const column = Math.min(Math.floor(info.width * x), info.width - 1)
  const row = Math.min(Math.floor(info.height * y), info.height - 1)
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray((row * info.width + column) * 4)
  return { r, g, b, alpha }
}
