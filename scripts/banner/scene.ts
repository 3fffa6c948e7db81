/** Size of the picture in its own units, and of the film in pixels. */
export const SCENE = { width: 960, height: 320 } as const

export interface Palette {
  sky: readonly [top: string, horizon: string]
  /** Sun or moon. */
  light: string
  /** What of the light lies around it and on the water, 0 to 1. */
  glow: number
  stars: boolean
  shore: string
  water: readonly [horizon: string, front: string]
  far: string
  near: string
  boat: string
  sash: string
  belly: string
  body: string
  stripes: string
  fin: string
}

/** The tokens of the site (web/src/ui/tokens.css); `sky` and `water` begin and end as its header. */
export const PALETTES: Readonly<Record<'day' | 'night', Palette>> = {
  day: {
    sky: ['#0a4850', '#2b8d8b'],
    light: '#f59331',
    glow: 0.3,
    stars: false,
    shore: '#07373e',
    water: ['#1b7d82', '#0a4850'],
    far: '#0e626a',
    near: '#5fb3b0',
    boat: '#052a30',
    sash: '#f59331',
    belly: '#fdf6e6',
    body: '#f0dfbd',
    stripes: '#17383d',
    fin: '#e9802a',
  },
  night: {
    sky: ['#07292f', '#0f4149'],
    light: '#f3e6c8',
    glow: 0.2,
    stars: true,
    shore: '#04181c',
    water: ['#0c3d45', '#07292f'],
    far: '#082f36',
    near: '#2f7172',
    boat: '#031316',
    sash: '#ffa247',
    belly: '#efe6d2',
    body: '#d6c7a5',
    stripes: '#102a2e',
    fin: '#c96a1f',
  },
}

const HORIZON = 148
const SUN = { x: 690, y: 124, radius: 50 }
const FISH = { length: 310, from: 1010, y: 168, scale: 0.86 }

/** Tenths of a unit: less than a pixel of the film. */
const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A movement that is where it began after the whole film: −1 to 1, so many times in it. */
const sway = (t: number, times: number, phase = 0): number =>
  Math.sin(2 * Math.PI * (times * t + phase))

/** A band of water down to the lower edge, wandering to the right by one wave in the film. */
function water(t: number, y: number, wave: number, height: number, fill: string): string {
  const from = (t % 1) * wave - wave
  const crest = `q${n(wave / 4)} ${n(-height)} ${n(wave / 2)} 0t${n(wave / 2)} 0`
  const crests = crest.repeat(Math.ceil(SCENE.width / wave) + 1)
  return `<path fill="${fill}" d="M${n(from)} ${n(y)}${crests}V${SCENE.height}H${n(from)}z"/>`
}

function stars(t: number, colour: string): string {
  const places = [
    [70, 40],
    [168, 92],
    [252, 30],
    [390, 64],
    [470, 24],
    [560, 84],
    [826, 44],
    [906, 96],
  ] as const
  return places
    .map(([x, y], index) => {
      const opacity = (0.6 + 0.3 * sway(t, 1 + (index % 2), index / 5)).toFixed(2)
      return `<circle cx="${x}" cy="${y}" r="1.8" fill="${colour}" opacity="${opacity}"/>`
    })
    .join('')
}

function light({ light, glow }: Palette): string {
  const disc = (radius: number, opacity: number) =>
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${radius}" opacity="${opacity}"/>`
  const { radius } = SUN
  return `<g fill="${light}">${disc(2.1 * radius, glow / 2)}${disc(1.5 * radius, glow / 2)}${disc(radius, 1)}</g>`
}

/** Islands with willows, whose feet the water covers. */
const shore = (fill: string): string =>
  `<path fill="${fill}" d="M0 160v-30q14-16 34-10 10-22 40-18 22-12 42 8 24-8 38 12 26-10 44 10 20 4 34 12h70l26-6 22 8h210l18-8q16-18 38-10 18-16 44-4 26-8 40 10l26 8h84q12-20 36-16 16-18 44-10 30-14 52 8l46 6v30z"/>`

/** The light on the water: short lines that come and go. */
function reflection(t: number, { light, glow }: Palette): string {
  const lines = [0, 1, 2, 3, 4].map((row) => {
    const half = 46 - row * 7 + 12 * sway(t, 2, row * 0.21)
    const y = HORIZON + 10 + row * 11
    return `M${n(SUN.x - half)} ${y}h${n(2 * half)}`
  })
  return `<path d="${lines.join('')}" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity="${glow * 2}"/>`
}

/** A fisherman in his canoe, waiting. */
function boat(t: number, { boat, sash, body }: Palette): string {
  const place = `translate(${n(330 + 14 * sway(t, 1))} ${n(168 + 2.5 * sway(t, 2, 0.1))}) rotate(${n(1.6 * sway(t, 2, 0.3))})`
  return `<g transform="${place}">
<path d="M8 -44L-62 -66" stroke="${body}" stroke-width="2" stroke-linecap="round"/>
<path d="M-62 -66L-68 16" stroke="${body}" stroke-width="0.8" opacity="0.7"/>
<path fill="${boat}" d="M-74 -10q74 14 148 -4q-8 22 -30 26h-86q-24 -4 -32 -22zM2 -4q-2 -28 6 -38q12 -4 20 6q6 16 4 34z"/>
<circle cx="16" cy="-50" r="9" fill="${body}"/>
<path fill="${boat}" d="M-2 -52q18 -5 36 0q-4 -4 -9 -5q-2 -11 -9 -11t-9 11q-6 1 -9 5z"/>
<path fill="${sash}" d="M3 -18q14 5 28 0l1 7q-15 5 -30 0z"/>
</g>`
}

function birds(t: number, stroke: string): string {
  const flock = [
    [0, 0],
    [34, 14],
    [62, -8],
  ] as const
  const wings = flock.map(([x, y], index) => {
    const lift = 6 + 3 * sway(t, 6, index * 0.27)
    return `M${x - 11} ${n(y - lift)}q6 -2 11 ${n(lift)}q5 ${n(-lift - 2)} 11 ${n(-lift)}`
  })
  const place = `translate(${n(470 + 16 * sway(t, 1, 0.4))} ${n(52 + 5 * sway(t, 1, 0.15))})`
  return `<path transform="${place}" d="${wings.join('')}" fill="none" stroke="${stroke}" stroke-width="3" stroke-linecap="round" opacity="0.75"/>`
}

/** The surubí, swimming through the picture once in the film; before it comes in it has gone. */
function surubi(t: number, { body, belly, fin, stripes }: Palette): string {
  const x = FISH.from - ((t + 0.43) % 1) * (FISH.from + FISH.length * FISH.scale)
  const place = `translate(${n(x)} ${n(FISH.y + 5 * sway(t, 3))}) rotate(${n(-2 + 2.5 * sway(t, 3, 0.2))} 130 68) scale(${FISH.scale})`
  const tail = `rotate(${n(9 * sway(t, 8))} 250 72)`
  return `<g transform="${place}">
<path fill="${fin}" transform="${tail}" d="M250 66l52-30c-5 20-5 56 2 78l-54-32z"/>
<path fill="${fin}" d="M122 44c6-20 22-32 42-34-6 12-6 22 0 31zM212 50c6-9 16-12 26-8-4 6-4 11-2 17zM96 100c4 17 18 27 34 27-6-11-6-19-2-26z"/>
<path fill="${body}" d="M12 82c18-24 58-38 108-42 52-4 102 4 146 28v14c-38 18-88 26-136 22-50-2-94-8-118-22z"/>
<path fill="${belly}" d="M12 82c36 6 78 8 118 6 50-2 96-6 136-14v8c-38 18-88 26-136 22-50-2-94-8-118-22z"/>
<path fill="none" stroke="${stripes}" stroke-width="7" stroke-linecap="round" d="M98 46c6 12 6 26 0 38M120 43c6 14 6 28 0 42M142 42c6 14 6 28 0 42M164 42c6 14 6 28 0 41M186 44c5 13 5 25 0 37M208 48c5 11 5 20 0 31M229 54c4 8 4 15 0 23"/>
<path fill="none" stroke="${body}" stroke-width="4.5" stroke-linecap="round" d="M24 76C4 74-8 62-12 44M22 86C8 94 2 106 2 122M40 92c-4 12-2 22 6 32"/>
<circle cx="62" cy="66" r="5.5" fill="${stripes}"/>
</g>`
}

/**
 * The river as SVG at a moment of the film, 0 to 1, where 1 is 0 again: sun (by night the moon),
 * a fisherman, and a surubí between the waves. Its edges have the colours of what it stands between.
 */
export function riverScene(t: number, palette: Palette): string {
  const { width, height } = SCENE
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${gradient('sky', palette.sky)}${gradient('water', palette.water)}</defs>
<path fill="url(#sky)" d="M0 0h${width}v${HORIZON}H0z"/>
${palette.stars ? stars(t, palette.light) : ''}
${light(palette)}
${birds(t, palette.body)}
${shore(palette.shore)}
<path fill="url(#water)" d="M0 ${HORIZON}h${width}v${height - HORIZON}H0z"/>
${reflection(t, palette)}
${boat(t, palette)}
${water(t, 206 + 2 * sway(t, 1), 240, 14, palette.far)}
${surubi(t, palette)}
${water(t, 250 + 2 * sway(t, 1, 0.3), 320, 22, palette.near)}
${water(t + 0.4, 272 + 2 * sway(t, 1, 0.5), 480, 20, palette.water[1])}
</svg>
`
}
