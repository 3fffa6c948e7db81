import { INK, SAND, WOOD } from '../palette.ts'
import { drawKeeper, drawPendant, drawRiverWindow, drawWall } from '../pieces/room.ts'
import { hanging, row } from '../pieces/things.ts'
import { circle, line, rect, repeat } from '../shapes.ts'
import type { Scene, SceneBrief } from './scene.ts'

/** A perforated board with the tools of the trade. */
function drawBoard(
  x: number,
  y: number,
  w: number,
  h: number,
  { hangs, random }: SceneBrief,
): string {
  const size = h * 0.4
  const columns = Math.max(2, Math.floor(w / (size * 1.02)))
  const step = w / columns
  const order = Array.from({ length: columns * 2 }, () => random.shuffle(hangs)).flat()
  const tools = repeat(2, (line) =>
    order
      .slice(line * columns, (line + 1) * columns)
      .map((name, index) =>
        hanging(
          name,
          { x: x + step * (index + 0.5), y: y + h * (0.04 + line * 0.48), size },
          random,
        ),
      )
      .join(''),
  )
  const holes = repeat(Math.floor(h / 34), (line) =>
    repeat(Math.floor(w / 34), (column) =>
      circle(x + 20 + column * 34, y + 20 + line * 34, 3, `${INK}30`),
    ),
  )
  return (
    rect(x - 12, y - 12, w + 24, h + 24, WOOD.dark, 6) +
    rect(x, y, w, h, SAND.mid, 3) +
    holes +
    tools
  )
}

/** The workshop: tools on the wall, work on the bench. */
export const workshop: Scene = (brief) => {
  const { w, h, random, stands, accent, wall, keeper } = brief
  const bench = h * 0.76
  const wide = w > h * 1.8
  const board = { x: w * 0.06, w: w * (wide ? 0.5 : 0.56) }
  const manX = w * (wide ? 0.67 : 0.79)
  return [
    drawWall({ x: 0, y: 0, w, h }, wall, random),
    drawBoard(board.x, h * 0.1, board.w, h * 0.44, brief),
    wide ? drawRiverWindow({ x: w * 0.78, y: h * 0.14, w: w * 0.17, h: h * 0.34 }, 'river') : '',
    drawPendant(board.x + board.w / 2, h * 0.1, h * 0.12, accent),
    drawKeeper(keeper, manX, h * 0.42, h * 0.28),
    rect(0, bench + 34, w, h - bench, wall),
    rect(0, bench + 34, w, h - bench, `${INK}70`),
    repeat(4, (index) => rect(w * (0.05 + index * 0.285), bench + 10, 34, h, WOOD.dark)),
    rect(0, bench - 6, w, 48, WOOD.mid),
    rect(0, bench - 6, w, 12, WOOD.soft),
    line(
      `M${w * 0.1} ${bench + 22} h${w * 0.16} M${w * 0.5} ${bench + 28} h${w * 0.22}`,
      WOOD.dark,
      3,
    ),
    rect(w * 0.12, bench + h * 0.11, w * 0.3, h * 0.1, accent, 6),
    rect(w * 0.24, bench + h * 0.15, w * 0.06, 12, SAND.light, 6),
    row(stands, { from: w * 0.05, to: manX - h * 0.24, y: bench, size: h * 0.2 }, random),
    row(stands, { from: manX + h * 0.22, to: w * 0.98, y: bench, size: h * 0.18 }, random),
  ].join('')
}
