import { CREAM, INK, MUSTARD, TEAL, WOOD } from '../palette.ts'
import { MOODS, WALLS } from '../pieces/mood.ts'
import { drawSky, drawTreeline } from '../pieces/sky.ts'
import {
  drawAwning,
  drawBench,
  drawHouse,
  drawPavement,
  drawPot,
  drawStreetLamp,
} from '../pieces/street.ts'
import type { Box } from '../pieces/street.ts'
import { row } from '../pieces/things.ts'
import { STREET_TREES } from '../pieces/trees.ts'
import { circle, line, mirrored, path, place, rect, repeat } from '../shapes.ts'
import { drawSymbol } from '../symbols/index.ts'
import type { SymbolName } from '../symbols/index.ts'
import type { Scene, SceneBrief } from './scene.ts'

/** Curls on both sides of the sign, as sign painters draw them. */
function flourish(x: number, y: number, size: number, colour: string): string {
  const curl = `c${size * 0.5} ${-size * 0.5} ${size} ${-size * 0.1} ${size * 0.8} ${size * 0.18} c${-size * 0.12} ${size * 0.2} ${-size * 0.4} 0 ${-size * 0.22} ${-size * 0.16}`
  const half = line(
    `M0 0 ${curl} M${size * 0.2} ${size * 0.12} h${size * 1.1}`,
    colour,
    size * 0.07,
  )
  return place(half, x, y) + `<g transform="translate(${-x} ${y}) scale(-1 1)">${half}</g>`
}

function drawSign({ x, y, w, h }: Box, { accent, mark }: SceneBrief): string {
  const middle = x + w / 2
  const r = h * 0.62
  return [
    rect(x + w * 0.1, y, w * 0.8, h, TEAL.deep, h * 0.2),
    rect(x + w * 0.1 + 6, y + 6, w * 0.8 - 12, h - 12, accent, h * 0.16),
    place(flourish(r * 1.15, 0, h * 0.8, CREAM), middle, y + h / 2),
    circle(middle, y + h / 2, r + 7, TEAL.deep),
    circle(middle, y + h / 2, r, CREAM),
    place(drawSymbol(mark), middle, y + h / 2, { scale: r / 68 }),
  ].join('')
}

function drawShowcase({ x, y, w, h }: Box, brief: SceneBrief): string {
  const { stands, random, mood } = brief
  const shelf = y + h * 0.5
  const small = { from: x + 14, to: x + w - 14, size: h * 0.36 }
  return [
    rect(x - 8, y - 8, w + 16, h + 16, WOOD.dark, 4),
    rect(x, y, w, h, MOODS[mood].window),
    rect(x, shelf, w, 7, WOOD.mid),
    row(stands, { ...small, y: shelf }, random),
    row(stands, { ...small, y: y + h, size: h * 0.42 }, random),
    path(
      `M${x + w * 0.1} ${y} h${w * 0.12} L${x + w * 0.06} ${y + h} h${-w * 0.06} V${y + h * 0.5}Z`,
      '#ffffff40',
    ),
    rect(x - 14, y + h + 6, w + 28, 12, CREAM, 3),
  ].join('')
}

function drawDoor({ x, y, w, h }: Box, { accent, mood }: SceneBrief): string {
  return [
    rect(x - 8, y - 8, w + 16, h + 8, WOOD.dark, 4),
    rect(x, y, w, h, accent),
    rect(x + w * 0.14, y + h * 0.07, w * 0.72, h * 0.56, MOODS[mood].window, 4),
    path(
      `M${x + w * 0.3} ${y + h * 0.07} h${w * 0.2} L${x + w * 0.34} ${y + h * 0.63} H${x + w * 0.14}Z`,
      '#ffffff40',
    ),
    rect(x + w * 0.14, y + h * 0.7, w * 0.72, h * 0.22, `${INK}2b`, 4),
    circle(x + w * 0.9, y + h * 0.67, w * 0.05, MUSTARD.mid),
  ].join('')
}

function drawShop({ x, y, w, h }: Box, brief: SceneBrief): string {
  const { accent, random } = brief
  const wall = random.pick(WALLS)
  const below = y + h * 0.5
  return [
    path(`M${x + w * 0.24} ${y} q${w * 0.26} ${-h * 0.2} ${w * 0.52} 0Z`, wall),
    line(`M${x + w * 0.24} ${y - 2} q${w * 0.26} ${-h * 0.2} ${w * 0.52} 0`, CREAM, 10),
    rect(x, y, w, h, wall),
    rect(x - 10, y - 6, w + 20, 18, CREAM, 3),
    repeat(2, (side) => rect(side ? x + w - 26 : x, y + 12, 26, h - 12, `${INK}14`)),
    rect(x, y + h * 0.9, w, h * 0.1, `${INK}40`),
    drawShowcase({ x: x + w * 0.09, y: below, w: w * 0.5, h: h * 0.34 }, brief),
    drawDoor({ x: x + w * 0.7, y: below - h * 0.02, w: w * 0.19, h: h * 0.52 }, brief),
    drawSign({ x, y: y + h * 0.07, w, h: h * 0.17 }, brief),
    drawAwning({ x: x + w * 0.03, y: y + h * 0.31, w: w * 0.94, h: h * 0.2 }, [accent, CREAM]),
  ].join('')
}

/** A chalkboard on the pavement, standing at (x, y). */
function drawBoard(x: number, y: number, size: number, mark: SymbolName): string {
  return [
    line(
      `M${x - size * 0.3} ${y} L${x - size * 0.22} ${y - size} M${x + size * 0.3} ${y} L${x + size * 0.22} ${y - size}`,
      WOOD.dark,
      7,
    ),
    path(
      `M${x - size * 0.24} ${y - size} h${size * 0.48} l${size * 0.06} ${size * 0.84} h${-size * 0.6}Z`,
      '#24383A',
    ),
    place(drawSymbol(mark), x, y - size * 0.7, { scale: size / 260 }),
    line(
      `M${x - size * 0.13} ${y - size * 0.42} h${size * 0.26} M${x - size * 0.15} ${y - size * 0.3} h${size * 0.2}`,
      CREAM,
      4,
    ),
  ].join('')
}

/** The shop seen from across the street, between two neighbours. */
export const shopFront: Scene = (brief) => {
  const { w, h, random, mood, mark } = brief
  const light = MOODS[mood]
  const night = mood === 'noche'
  const y = h * 0.82
  const wide = w > h * 1.8
  const shop = { w: wide ? w * 0.46 : w * 0.68, h: y * 0.78 }
  const x = (w - shop.w) * random.between(0.4, 0.6)
  const neighbour = (from: number, to: number) => {
    const height = y * random.between(0.46, 0.6)
    return drawHouse(
      { x: from, y: y - height, w: to - from, h: height },
      random.pick(WALLS),
      random,
    )
  }
  const tree = random.pick(STREET_TREES)
  const dark = night ? rect(0, 0, w, y, '#0B273055') : ''
  const street = [
    drawSky({ w, horizon: y, mood: light, name: mood }, random),
    drawTreeline({ w, y: y * 0.72, height: h * 0.16, fill: light.far }, random),
    rect(0, y * 0.72, w, y * 0.28, light.far),
    neighbour(-10, x),
    neighbour(x + shop.w, w + 10),
    dark,
    drawShop({ x, y: y - shop.h, ...shop }, brief),
    drawPavement({ w, h, y }, night),
    tree({ x: x * 0.42, y: y + 14, height: h * 0.66 }, random),
    drawStreetLamp(x + shop.w + (w - x - shop.w) * 0.3, y + 16, h * 0.46, night),
    drawBench(x + shop.w + (w - x - shop.w) * 0.66, y + 18, h * 0.2),
    drawPot(x + shop.w * 0.645, y + 16, h * 0.14, random),
    drawBoard(x + shop.w * 0.96, y + 18, h * 0.17, mark),
  ].join('')
  return random.chance(0.5) ? mirrored(street, w) : street
}
