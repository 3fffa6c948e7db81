import { CREAM, INK, MUSTARD, ORANGE, TEAL } from '../palette.ts'
import { drawBunting } from '../pieces/room.ts'
import { standing } from '../pieces/things.ts'
import { circle, num, path, rect, repeat } from '../shapes.ts'
import type { Random } from '../../random.ts'
import type { Scene } from './scene.ts'

/** Wedges of light from (x, y). */
export function drawBurst(x: number, y: number, reach: number, fill: string): string {
  return repeat(16, (index) => {
    const at = (turn: number) =>
      `${num(x + reach * Math.cos(turn))} ${num(y + reach * Math.sin(turn))}`
    const from = (Math.PI * index) / 8
    return path(`M${num(x)} ${num(y)} L${at(from)} L${at(from + Math.PI / 16)}Z`, fill)
  })
}

/** Paper in the air. */
export function drawConfetti(w: number, h: number, random: Random): string {
  const colours = [CREAM, MUSTARD.mid, ORANGE.mid, TEAL.soft]
  return repeat(46, (index) => {
    const x = random.between(0, w)
    const y = random.between(0, h)
    const fill = colours[index % colours.length] ?? CREAM
    const turn = num(random.between(0, 180))
    return index % 2
      ? circle(x, y, random.between(4, 9), fill)
      : `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${rect(-9, -4, 18, 8, fill, 2)}</g>`
  })
}

/** Three things on a podium, under paper flags: a promotion without words. */
export const promo: Scene = ({ w, h, random, stands, accent, mark }) => {
  const middle = w / 2
  const others = random.shuffle(stands).filter((name) => name !== mark)
  const things = [...others.slice(0, 2), mark, ...others.slice(2)]
  const ground = h * 0.84
  const step = h * 0.46
  const steps = [
    { dx: -1, up: 0.1, size: 0.34 },
    { dx: 1, up: 0.06, size: 0.32 },
    { dx: 0, up: 0.18, size: 0.46 },
  ]
  return [
    rect(0, 0, w, h, accent),
    drawBurst(middle, h * 0.62, w, '#ffffff26'),
    circle(middle, h * 0.56, h * 0.42, '#ffffff33'),
    drawConfetti(w, h * 0.8, random),
    drawBunting(w, 8, [CREAM, MUSTARD.mid, TEAL.dark, ORANGE.mid]),
    rect(0, ground, w, h - ground, `${INK}33`),
    ...steps.map(({ dx, up, size }, index) => {
      const top = ground - h * up
      return (
        rect(
          middle + dx * step - h * 0.24,
          top,
          h * 0.48,
          h * up + h * 0.06,
          index === 2 ? CREAM : MUSTARD.soft,
          6,
        ) +
        rect(middle + dx * step - h * 0.24, top, h * 0.48, 12, '#ffffff88', 6) +
        standing(
          things[index % things.length] ?? 'gift',
          { x: middle + dx * step, y: top, size: h * size },
          random,
        )
      )
    }),
    standing(
      things[3 % things.length] ?? 'gift',
      { x: middle - step * 1.9, y: ground + h * 0.06, size: h * 0.26 },
      random,
    ),
    standing(
      things[4 % things.length] ?? 'gift',
      { x: middle + step * 1.9, y: ground + h * 0.06, size: h * 0.26 },
      random,
    ),
  ].join('')
}
