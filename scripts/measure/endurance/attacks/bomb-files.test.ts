import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bombFiles, SMALL_IMAGE } from './bomb-files.ts'

const LIMIT = 40_000_000

async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height * pages
}

test('twenty small files say that they are huge, in four formats', async () => {
  const files = await bombFiles()
  expect(files).toHaveLength(20)
  for (const { name, bytes } of files) {
    expect(bytes.length, name).toBeLessThan(1024 ** 2)
    // One is huge in what it tells, not in what it shows.
    if (name !== 'bomba-7.png') expect(await pixelsOf(bytes), name).toBeGreaterThan(LIMIT)
  }
  expect(await pixelsOf(SMALL_IMAGE.bytes)).toBe(64 * 48)
}, 60_000)
