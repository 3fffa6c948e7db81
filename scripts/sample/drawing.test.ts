import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DRAWINGS, drawing, footOf, layer, thing } from './drawing.ts'
import { readData } from './read-data.ts'

const SIDE = 240
const HALF = 60
const VISIBLE = 40
const LINES = Array.from({ length: SIDE }, (_, index) => index)

const namesIn = (folder: string) =>
  readdirSync(path.join(DRAWINGS, folder)).map((file) => path.basename(file, '.svg'))

const THINGS = namesIn('things')

/** Outermost painted lines of a drawing, in its own box, to half a unit. */
async function boundsOf(name: string) {
  const box = `viewBox="-${HALF} -${HALF} ${HALF * 2} ${HALF * 2}"`
  const style = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" ${box} ${style}>${thing(name)}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const isPainted = (x: number, y: number) => (data[(y * SIDE + x) * 4 + 3] ?? 0) > VISIBLE
  const rows = LINES.filter((y) => LINES.some((x) => isPainted(x, y)))
  const columns = LINES.filter((x) => LINES.some((y) => isPainted(x, y)))
  const unit = (pixel: number) => pixel / (SIDE / (HALF * 2)) - HALF
  const edges = (lines: number[]) =>
    [unit(Math.min(...lines)), unit(Math.max(...lines) + 1)] as const
  const [top, bottom] = edges(rows)
  const [left, right] = edges(columns)
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
