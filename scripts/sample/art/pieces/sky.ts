import type { Random } from '../../random.ts'
import { CREAM } from '../palette.ts'
import { circle, ellipse, path, rect, repeat } from '../shapes.ts'
import type { Mood, MoodName } from './mood.ts'

function cloud(x: number, y: number, size: number, fill: string): string {
  return (
    rect(x - size, y, size * 2, size * 0.42, fill, size * 0.21) +
    circle(x - size * 0.3, y, size * 0.42, fill) +
    circle(x + size * 0.32, y + size * 0.05, size * 0.32, fill)
  )
}

/** Flat bands of sky down to `horizon`, a sun (or moon and stars) and some clouds. */
export function drawSky(
  { w, horizon, mood, name }: { w: number; horizon: number; mood: Mood; name: MoodName },
  random: Random,
): string {
  const [top, middle, low] = mood.sky
  const sunX = w * random.between(0.12, 0.88)
  const sunY = horizon * random.between(0.3, 0.55)
  const radius = horizon * 0.17
  const stars =
    name === 'noche'
      ? repeat(34, () =>
          circle(
            random.between(0, w),
            random.between(0, horizon * 0.7),
            random.between(1, 2.6),
            CREAM,
          ),
        )
      : ''
  return [
    rect(0, 0, w, horizon, top),
    ellipse(w / 2, horizon, w * 0.78, horizon * 0.62, middle),
    ellipse(w / 2, horizon, w * 0.6, horizon * 0.3, low),
    stars,
    circle(sunX, sunY, radius * 1.5, `${mood.sun}55`),
    circle(sunX, sunY, radius, mood.sun),
    repeat(3, (index) =>
      cloud(
        w * (0.12 + index * 0.36) + random.between(-60, 60),
        horizon * random.between(0.12, 0.4),
        horizon * 0.14,
        mood.cloud,
      ),
    ),
  ].join('')
}

/** Tree tops along the horizon. */
export function drawTreeline(
  { w, y, height, fill }: { w: number; y: number; height: number; fill: string },
  random: Random,
): string {
  const step = height * 0.9
  const crowns = repeat(Math.ceil(w / step) + 2, (index) =>
    circle(
      index * step,
      y - height * random.between(0.1, 0.45),
      height * random.between(0.5, 0.78),
      fill,
    ),
  )
  return crowns + rect(0, y - height * 0.3, w, height * 0.5, fill)
}

/** Rolling ground from y down to the lower edge. */
export function drawHill(
  { w, h, y, rise, fill }: { w: number; h: number; y: number; rise: number; fill: string },
  random: Random,
): string {
  const peak = w * random.between(0.25, 0.75)
  return path(`M0 ${y} Q${peak} ${y - rise} ${w} ${y + rise * 0.3} V${h} H0Z`, fill)
}
