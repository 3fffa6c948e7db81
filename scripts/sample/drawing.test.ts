import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DRAWINGS, drawing, footOf, layer, thing } from './drawing.ts'
import { readData } from './read-data.ts'

const SIDE = 240
const HALF = 60
const VISIBLE = 40

const namesIn = (folder: string) =>
  readdirSync(path.join(DRAWINGS, folder)).map((file) => path.basename(file, '.svg'))

const THINGS = namesIn('things')

/** Outermost painted lines of a drawing, in its own box, to half a unit. */
async function boundsOf(name: string) {
  const box = `viewBox="-${HALF} -${HALF} ${HALF * 2} ${HALF * 2}"`
  const style = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" ${box} ${style}>${thing(name)}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const painted = Array.from({ length: SIDE * SIDE }, (_, index) => index).filter(
    (index) => (data[index * 4 + 3] ?? 0) > VISIBLE,
  )
  const rows = painted.map((index) => Math.floor(index / SIDE))
  const columns = painted.map((index) => index % SIDE)
  const unit = (pixel: number) => pixel / (SIDE / (HALF * 2)) - HALF
  const extent = (list: number[]) => [
    unit(list.reduce((a, b) => Math.min(a, b), SIDE)),
    unit(list.reduce((a, b) => Math.max(a, b), 0) + 1),
  ]
  const [top = 0, bottom = 0] = extent(rows)
  const [left = 0, right = 0] = extent(columns)
  return { top, bottom, left, right }
}

describe('the drawings of things', () => {
  it('stay in their box and stand where their foot says', async () => {
    const stray: string[] = []
    for (const name of THINGS) {
      const { top, bottom, left, right } = await boundsOf(name)
      const isInside = [top, bottom, left, right].every((edge) => Math.abs(edge) < 58)
      if (!isInside || Math.abs(bottom - footOf(name)) > 3) stray.push(`${name} ${bottom}`)
    }
    expect(stray).toEqual([])
  })

  it('take their main colour from outside', () => {
    expect(THINGS.filter((name) => !thing(name, { main: '#12ab34' }).includes('#12ab34'))).toEqual(
      [],
    )
  })

  it('are in their own colours when no others are given, and without classes', () => {
    expect(thing('bread')).toContain('fill="#D9973F"')
    expect(thing('bread')).not.toContain('class=')
  })

  it('that nobody drew are refused by name', () => {
    expect(() => thing('unicorn')).toThrow('things/unicorn.svg')
  })
})

describe('drawings in parts', () => {
  it('of hair have a layer behind the head and one over the forehead, in one colour', () => {
    for (const hair of namesIn('people/hair')) {
      const layers = ['back', 'front'].map((id) =>
        layer(`people/hair/${hair}`, id, { hair: '#12ab34' }),
      )
      expect(layers.join(''), hair).toContain('fill="#12ab34"')
    }
  })

  it('of logos leave one place for the mark', () => {
    for (const frame of namesIn('logo-frames')) {
      expect(drawing(`logo-frames/${frame}`).split('class="mark-on-'), frame).toHaveLength(2)
    }
  })
})

it('kits name things that are drawn', () => {
  const kits = Object.values(
    readData<Record<string, Record<string, string[]>>>('drawings/kits.json'),
  )
  const used = kits.flatMap(({ stands = [], hangs = [] }) => [...stands, ...hangs])
  expect(used.filter((name) => !THINGS.includes(name))).toEqual([])
})
