import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PALETTES, riverScene } from './scene.ts'

const FILMS = fileURLToPath(new URL('../../web/src/features/home/river', import.meta.url))
const LARGEST_BYTES = 400 * 1024

const pixelsOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(240).removeAlpha().raw().toBuffer()

/** Mean difference of two pictures, 0 to 255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

test.each(Object.entries(PALETTES))('the film by %s ends where it begins', async (_, palette) => {
  expect(riverScene(1, palette)).toBe(riverScene(0, palette))
  const [first, last, middle] = await Promise.all(
    [0, 0.999, 0.5].map((moment) => pixelsOf(riverScene(moment, palette))),
  )
  if (!first || !last || !middle) throw new Error('nothing is drawn')
  expect(distance(first, last)).toBeLessThan(1)
  expect(distance(first, middle)).toBeGreaterThan(3)
})

test.each(Object.entries(PALETTES))('the poster by %s is the film’s first picture', (name, one) => {
  expect(readFileSync(`${FILMS}/${name}.svg`, 'utf8')).toBe(riverScene(0, one))
})

test('the films are small', () => {
  const films = readdirSync(FILMS).filter((name) => /\.(webm|mp4)$/.test(name))
  expect(films.sort()).toEqual(['day.mp4', 'day.webm', 'night.mp4', 'night.webm'])
  const bytes = films.reduce((sum, name) => sum + statSync(`${FILMS}/${name}`).size, 0)
  expect(bytes).toBeLessThanOrEqual(LARGEST_BYTES)
})
