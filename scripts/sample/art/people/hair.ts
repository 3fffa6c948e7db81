import { circle, ellipse, path, rect, repeat } from '../shapes.ts'
import type { HairStyle } from './person.ts'

/** What lies behind the head and what lies over the forehead; on the 640 × 640 portrait. */
interface Hair {
  back: string
  front: string
}

/** Parted from the middle, framing the face; shared by the long styles. */
const parted = (fill: string) =>
  path('M320 138 Q296 196 234 262 Q218 118 320 116Z', fill) +
  path('M320 138 Q344 196 406 262 Q422 118 320 116Z', fill)

/** Hair combed back: only the hairline shows. */
const combedBack = (fill: string) =>
  path('M230 246 Q222 118 320 116 Q418 118 410 246 Q400 168 320 166 Q240 168 230 246Z', fill)

const afro = (fill: string): Hair => ({
  back:
    circle(320, 208, 150, fill) +
    repeat(11, (index) => {
      const angle = Math.PI + (Math.PI * index) / 10
      return circle(320 + 138 * Math.cos(angle), 222 + 134 * Math.sin(angle), 34, fill)
    }),
  front: path(
    'M226 250 Q226 124 320 124 Q414 124 414 250 Q388 176 320 176 Q252 176 226 250Z',
    fill,
  ),
})

const bald = (fill: string): Hair => ({
  back: ellipse(232, 246, 18, 44, fill) + ellipse(408, 246, 18, 44, fill),
  front: '',
})

const bob = (fill: string): Hair => ({
  back: path(
    'M206 380 Q196 108 320 106 Q444 108 434 380 Q420 396 388 388 H252 Q220 396 206 380Z',
    fill,
  ),
  front: path(
    'M230 286 Q206 120 320 118 Q436 120 410 286 Q408 214 372 190 Q300 204 256 186 Q232 220 230 286Z',
    fill,
  ),
})

const braids = (fill: string): Hair => ({
  back:
    path('M214 300 Q206 110 320 110 Q434 110 426 300Z', fill) +
    repeat(7, (index) => ellipse(212 - index * 1.5, 306 + index * 36, 23, 24, fill)) +
    repeat(7, (index) => ellipse(428 + index * 1.5, 306 + index * 36, 23, 24, fill)),
  front: parted(fill),
})

const bun = (fill: string): Hair => ({
  back: circle(320, 98, 50, fill) + path('M222 290 Q214 116 320 114 Q426 116 418 290Z', fill),
  front: combedBack(fill),
})

const crew = (fill: string): Hair => ({
  back: '',
  front: path(
    'M232 236 Q224 132 320 128 Q416 132 408 236 Q400 192 384 184 Q320 176 256 184 Q240 192 232 236Z',
    fill,
  ),
})

const curly = (fill: string): Hair => ({
  back: repeat(9, (index) => {
    const angle = Math.PI * 0.94 + (Math.PI * 1.12 * index) / 8
    return circle(320 + 98 * Math.cos(angle), 236 + 108 * Math.sin(angle), 38, fill)
  }),
  front: repeat(6, (index) =>
    circle(252 + index * 27, 164 - Math.sin((index / 5) * Math.PI) * 22, 27, fill),
  ),
})

const fringe = (fill: string): Hair => ({
  back: path(
    'M208 440 Q194 106 320 106 Q446 106 432 440 Q400 452 384 430 H256 Q240 452 208 440Z',
    fill,
  ),
  front: path(
    'M230 300 Q210 120 320 118 Q430 120 410 300 Q412 236 398 214 Q320 230 242 214 Q228 236 230 300Z',
    fill,
  ),
})

const long = (fill: string): Hair => ({
  back: path(
    'M212 470 Q190 108 320 108 Q450 108 428 470 Q404 500 372 462 H268 Q236 500 212 470Z',
    fill,
  ),
  front: parted(fill),
})

const pixie = (fill: string): Hair => ({
  back: path('M220 290 Q212 118 320 114 Q428 118 420 290 L404 300 H236Z', fill),
  front: path(
    'M230 262 Q214 122 320 118 Q428 122 410 256 Q404 214 394 202 Q330 206 282 172 Q268 216 240 226Z',
    fill,
  ),
})

const ponytail = (fill: string): Hair => ({
  back:
    path('M404 170 Q500 190 470 330 Q458 420 420 440 Q446 340 410 260Z', fill) +
    path('M222 280 Q214 116 320 114 Q426 116 418 280Z', fill),
  front: combedBack(fill),
})

const sidePart = (fill: string): Hair => ({
  back: '',
  front: path(
    'M228 248 Q218 140 280 122 Q402 92 412 248 Q404 208 390 196 Q330 204 284 168 Q266 200 244 204 Q234 222 228 248Z',
    fill,
  ),
})

const wavy = (fill: string): Hair => ({
  back:
    path('M214 300 Q204 108 320 106 Q436 108 426 300Z', fill) +
    repeat(4, (index) => circle(212 - (index % 2) * 10, 290 + index * 46, 40, fill)) +
    repeat(4, (index) => circle(428 + (index % 2) * 10, 290 + index * 46, 40, fill)) +
    rect(216, 260, 208, 170, fill),
  front: path(
    'M230 290 Q208 118 320 116 Q432 118 410 290 Q404 206 350 160 Q300 214 254 214 Q232 236 230 290Z',
    fill,
  ),
})

const STYLES = {
  afro,
  bald,
  bob,
  braids,
  bun,
  crew,
  curly,
  fringe,
  long,
  pixie,
  ponytail,
  sidePart,
  wavy,
} satisfies Record<HairStyle, (fill: string) => Hair>

export function drawHair(style: HairStyle, fill: string): Hair {
  return STYLES[style](fill)
}

export function drawBeard(kind: 'full' | 'stubble' | 'moustache', fill: string): string {
  const moustache = path(
    'M284 316 Q304 296 320 306 Q336 296 356 316 Q338 322 320 316 Q302 322 284 316Z',
    fill,
  )
  if (kind === 'moustache') return moustache
  const jaw = path(
    'M236 262 Q240 330 262 356 Q296 398 320 398 Q344 398 378 356 Q400 330 404 262 Q394 312 360 310 Q340 298 320 304 Q300 298 280 310 Q246 312 236 262Z M294 330 Q320 352 346 330 Q320 324 294 330Z',
    fill,
  )
  return kind === 'full' ? jaw : `<g opacity="0.28">${jaw}</g>`
}
