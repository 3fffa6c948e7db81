import { CREAM, INK, MUSTARD, ORANGE, SAND, TEAL, WOOD } from '../palette.ts'
import { drawBunting, drawPendant, drawRiverWindow, drawWall } from '../pieces/room.ts'
import { MOODS } from '../pieces/mood.ts'
import { drawPot } from '../pieces/street.ts'
import { standing } from '../pieces/things.ts'
import type { Random } from '../../random.ts'
import type { SymbolName } from '../symbols/index.ts'
import { line, path, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

function drawSeat(x: number, y: number, size: number): string {
  return [
    line(
      `M${x - size * 0.26} ${y} V${y - size} M${x + size * 0.26} ${y} V${y - size}`,
      WOOD.dark,
      size * 0.08,
    ),
    repeat(3, (index) =>
      rect(x - size * 0.28, y - size * (0.94 - index * 0.2), size * 0.56, size * 0.1, WOOD.mid, 4),
    ),
    rect(x - size * 0.34, y - size * 0.4, size * 0.68, size * 0.1, WOOD.soft, 4),
  ].join('')
}

/** A table with its cloth, two seats, and the meal. */
function drawSetTable(
  { x, y, size }: { x: number; y: number; size: number },
  [first, second]: [SymbolName, SymbolName],
  cloth: string,
  random: Random,
): string {
  const top = y - size * 0.62
  const checks = repeat(6, (index) =>
    rect(x - size * 0.6 + index * size * 0.2, top, size * 0.1, size * 0.3, `${CREAM}88`),
  )
  return [
    drawSeat(x - size * 0.76, y, size),
    drawSeat(x + size * 0.76, y, size),
    rect(x - size * 0.05, top, size * 0.1, size * 0.6, WOOD.dark),
    rect(x - size * 0.26, y - size * 0.05, size * 0.52, size * 0.06, WOOD.dark, 4),
    path(
      `M${x - size * 0.6} ${top} h${size * 1.2} l${size * 0.04} ${size * 0.3} h${-size * 1.28}Z`,
      cloth,
    ),
    checks,
    standing(first, { x: x - size * 0.28, y: top + 4, size: size * 0.52 }, random),
    standing(second, { x: x + size * 0.28, y: top + 4, size: size * 0.52 }, random),
  ].join('')
}

/** Panels along the foot of the wall. */
function drawWainscot(w: number, floor: number, height: number, accent: string): string {
  const count = Math.round(w / 120)
  const step = w / count
  return [
    rect(0, floor - height, w, height, accent),
    rect(0, floor - height, w, height, `${INK}40`),
    repeat(count, (index) =>
      rect(index * step + 12, floor - height + 22, step - 24, height - 40, '#ffffff14', 6),
    ),
    rect(0, floor - height - 6, w, 12, WOOD.mid),
  ].join('')
}

/** The dining room, tables laid. */
export const dining: Scene = ({ w, h, random, stands, accent, wall, mood }) => {
  const floor = h * (w > h * 1.8 ? 0.72 : 0.68)
  const tables = w > h * 1.8 ? 3 : 2
  const size = h * (tables === 3 ? 0.31 : 0.27)
  const meals = Array.from({ length: 3 }, () => random.shuffle(stands)).flat()
  const lights = [CREAM, MUSTARD.mid, ORANGE.mid, TEAL.soft]
  return [
    drawWall({ x: 0, y: 0, w, h: floor }, mood === 'noche' ? TEAL.dark : wall, random),
    repeat(tables, (index) =>
      drawRiverWindow(
        {
          x: (w / tables) * (index + 0.5) - h * 0.17,
          y: h * 0.16,
          w: h * 0.34,
          h: floor - h * 0.42,
        },
        `w${index}`,
        mood === 'noche' ? MOODS.noche : MOODS.tarde,
      ),
    ),
    drawWainscot(w, floor, h * 0.2, accent),
    rect(0, floor, w, h - floor, '#C98F5C'),
    repeat(5, (index) => rect(0, floor + ((h - floor) / 5) * index, w, 4, `${INK}1c`)),
    drawBunting(w, 6, lights),
    repeat(tables, (index) => drawPendant((w / tables) * (index + 0.5), h * 0.1, h * 0.1, accent)),
    repeat(tables, (index) =>
      drawSetTable(
        { x: (w / tables) * (index + 0.5), y: h * (index % 2 ? 0.97 : 0.93), size },
        [meals[index * 2] ?? 'pizza', meals[index * 2 + 1] ?? 'beer'],
        accent,
        random,
      ),
    ),
    drawPot(w * 0.018, h * 0.9, h * 0.3, random),
    rect(0, h - 8, w, 8, SAND.dark),
  ].join('')
}
