import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

type Colour = 'blue' | 'red' | 'green'

const COLOURS: Record<Colour, [number, number, number]> = {
  blue: [40, 40, 220],
  red: [220, 40, 40],
  green: [40, 220, 40],
}

const HUGE = { width: 6000, height: 4000, channels: 3 } as const

/** Pixels of a colour with a grain that no encoder can make small, as of a camera at night. */
function grainedPixels(colour: [number, number, number]): Buffer {
  const grain = Buffer.alloc(HUGE.channels * 65_521)
  let chance = 1
  for (let index = 0; index < grain.length; index += 1) {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31
    const base = colour[index % HUGE.channels] ?? 0
    grain[index] = Math.min(255, Math.max(0, base + ((chance >> 16) % 96) - 48))
  }
  return Buffer.alloc(HUGE.width * HUGE.height * HUGE.channels, grain)
}

/** A photograph of one colour; a huge one weighs more than the CMS takes, and knows its place. */
async function drawPhoto(file: string, colour: Colour, isHuge: boolean): Promise<void> {
  if (isHuge) {
    const photo = sharp(grainedPixels(COLOURS[colour]), { raw: HUGE })
    return void (await photo.withExif({ IFD3: PLACE }).jpeg({ quality: 90 }).toFile(file))
  }
  const [r, g, b] = COLOURS[colour]
  const photo = sharp({
    create: { width: 800, height: 600, channels: 3, background: { r, g, b } },
  })
  await photo.jpeg().toFile(file)
}

/** Where it was taken, as a phone notes it. */
const PLACE = { GPSLatitudeRef: 'S', GPSLatitude: '29/1 8/1 25/1' }

/** Three photographs, the first of them huge; their names and sizes are in another order. */
export async function drawPhotos(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'photos-'))
  const photos: [string, Colour][] = [
    ['IMG_2036.jpg', 'blue'],
    ['IMG_2034.jpg', 'red'],
    ['IMG_2035.jpg', 'green'],
  ]
  for (const [name, colour] of photos) {
    await drawPhoto(path.join(folder, name), colour, colour === 'blue')
  }
  return photos.map(([name]) => path.join(folder, name))
}

/** Which of the colours prevails in a picture. */
export async function colourOf(picture: Buffer): Promise<Colour> {
  const { channels } = await sharp(picture).toColourspace('srgb').stats()
  const [red, green, blue] = channels.map(({ mean }) => mean) as [number, number, number]
  if (red > green && red > blue) return 'red'
  return green > blue ? 'green' : 'blue'
}
