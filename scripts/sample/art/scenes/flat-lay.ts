import { CREAM, INK, TEAL, WOOD } from '../palette.ts'
import type { Random } from '../../random.ts'
import { drawThing } from '../pieces/things.ts'
import { circle, line, place, rect, repeat, ring } from '../shapes.ts'
import type { Scene } from './scene.ts'

function planks(w: number, h: number): string {
  const height = h / 7
  return (
    rect(0, 0, w, h, '#B98550') +
    repeat(7, (index) =>
      rect(0, index * height, w, height - 5, index % 2 ? '#C6935A' : '#CF9A5F'),
    ) +
    repeat(7, (index) =>
      line(`M${(index * 317) % w} ${index * height + 22} h${w * 0.14}`, '#B98550', 4),
    )
  )
}

function checkedCloth(w: number, h: number, colour: string): string {
  const side = h / 8
  return (
    rect(0, 0, w, h, CREAM) +
    repeat(Math.ceil(w / side / 2), (index) => rect(index * side * 2, 0, side, h, `${colour}55`)) +
    repeat(4, (index) => rect(0, index * side * 2, w, side, `${colour}55`))
  )
}

function speckled(w: number, h: number, fill: string, random: Random): string {
  const specks = repeat(90, () =>
    circle(random.between(0, w), random.between(0, h), random.between(2, 6), '#ffffff38'),
  )
  return rect(0, 0, w, h, fill) + specks
}

function drawPlate(r: number, accent: string): string {
  return (
    circle(r * 0.05, r * 0.09, r, `${INK}2b`) +
    circle(0, 0, r, CREAM) +
    ring(0, 0, r * 0.8, `${accent}66`, 6)
  )
}

function drawBoard(r: number): string {
  return (
    rect(-r + 8, -r * 0.8 + 12, r * 2, r * 1.7, `${INK}2b`, r * 0.24) +
    rect(-r, -r * 0.85, r * 2, r * 1.7, WOOD.mid, r * 0.24) +
    rect(-r * 0.9, -r * 0.75, r * 1.8, r * 1.5, WOOD.soft, r * 0.18) +
    circle(r * 0.7, -r * 0.56, r * 0.07, WOOD.dark)
  )
}

function drawMat(r: number, fill: string): string {
  return (
    rect(-r + 8, -r + 12, r * 2, r * 2, `${INK}2b`, 10) +
    rect(-r, -r, r * 2, r * 2, fill, 10) +
    `<rect x="${-r * 0.86}" y="${-r * 0.86}" width="${r * 1.72}" height="${r * 1.72}" rx="6" fill="none" stroke="${CREAM}" stroke-width="5" stroke-dasharray="14 10"/>`
  )
}

/** Things laid out on a table, seen from above: on plates, boards and mats by turns. */
export const flatLay: Scene = ({ w, h, random, stands, hangs, accent, wall, plates }) => {
  const ground = random.pick([
    () => planks(w, h),
    () => checkedCloth(w, h, accent),
    () => speckled(w, h, wall, random),
    () => speckled(w, h, TEAL.dark, random),
  ])
  const rows = w > h * 1.8 ? 2 : 3
  const columns = Math.round((w / h) * rows)
  const r = (h / rows) * 0.42
  const order = random.shuffle([...stands, ...hangs])
  const things = repeat(columns * rows, (index) => {
    const name = order[(index + Math.floor(index / columns)) % order.length] ?? 'box'
    const x = (w / columns) * ((index % columns) + 0.5) + random.between(-12, 12)
    const y = (h / rows) * (Math.floor(index / columns) + 0.5) + random.between(-8, 8)
    const rest = random.pick([
      plates ? drawPlate(r, accent) : drawMat(r * 0.86, accent),
      drawBoard(r * 0.94),
      drawMat(r * 0.86, random.pick(['#F6D27A', '#CDE6E1', '#F4B9C4', '#F8B566'])),
    ])
    return (
      place(rest, x, y, { rotate: random.between(-9, 9) }) +
      place(drawThing(name, random), x, y, { scale: r / 66, rotate: random.between(-12, 12) })
    )
  })
  return ground() + things
}
