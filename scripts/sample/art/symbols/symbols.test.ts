import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { footOf } from './foot.ts'
import { drawSymbol, SYMBOL_NAMES } from './index.ts'
import type { SymbolName } from './index.ts'

const SIDE = 240
const HALF = 60
const VISIBLE = 40

/** Outermost painted lines of a drawing, in its own box, to half a unit. */
async function boundsOf(name: SymbolName) {
  const box = `viewBox="-${HALF} -${HALF} ${HALF * 2} ${HALF * 2}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" ${box}>${drawSymbol(name)}</svg>`
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
    for (const name of SYMBOL_NAMES) {
      const { top, bottom, left, right } = await boundsOf(name)
      const isInside = [top, bottom, left, right].every((edge) => Math.abs(edge) < 58)
      if (!isInside || Math.abs(bottom - footOf(name)) > 3) stray.push(`${name} ${bottom}`)
    }
    expect(stray).toEqual([])
  })

  it('take their main colour from outside', () => {
    const ink = { alt: '#101010', light: '#202020', dark: '#303030' }
    const fixed = SYMBOL_NAMES.filter(
      (name) =>
        drawSymbol(name, { main: '#ff0000', ...ink }) ===
        drawSymbol(name, { main: '#0000ff', ...ink }),
    )
    expect(fixed).toEqual([])
  })
})
