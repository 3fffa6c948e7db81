/** Size of the picture in pixels: what WhatsApp, Facebook and X show whole. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** The tokens of the site by day (web/src/ui/tokens.css). */
export const COLOURS = {
  sand: '#faf4e8',
  sandDeep: '#f2e8d5',
  ink: '#1a2527',
  inkSoft: '#536061',
  river: '#0b5f68',
  riverPale: '#dcedea',
  riverDeep: '#0a4850',
  riverDeeper: '#07373e',
  riverDusk: '#12747b',
  citrus: '#f59331',
  onRiver: '#fdf6e9',
  fish: '#fdf0d5',
} as const

const WAVE = 200

/** Where the handles of a curve stand so that a half wave is as round as a sine. */
const HANDLE = 0.36

/** A band of water from edge to edge: its crest at y, waves of this height, shifted by `shift`. */
function water(y: number, height: number, shift: number, fill: string): string {
  const half = WAVE / 2
  const [near, far] = [half * HANDLE, half * (1 - HANDLE)]
  const wave = `c${near} ${-height} ${far} ${-height} ${half} 0c${near} ${height} ${far} ${height} ${half} 0`
  const crest = wave.repeat(Math.ceil((CARD_WIDTH + shift) / WAVE))
  return `<path fill="${fill}" d="M${-shift} ${y}${crest}V${CARD_HEIGHT}H${-shift}z"/>`
}

/** The surubí of the brand mark (web/public/marca.svg), its drawing 43 units wide from (5, 18). */
export function surubi(x: number, y: number, scale: number, stripes: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-5 -18)">
<path fill="${COLOURS.fish}" d="M5 27c3-5 10-8.5 18-9 5-.4 10 1 14 4l7-5c-1 4-1 11 0 15l-7-4.5c-4 3.5-10 5-16 4.5-7-.5-13-2-16-5z"/>
<path d="M18 20.5c1.3 3.2 1.3 6.5 0 9.5M24 19.5c1.4 3.8 1.4 7.5 0 11M30 20.5c1.2 3 1.2 6 0 9" stroke="${stripes}" stroke-width="2.3" stroke-linecap="round" fill="none"/>
<path d="M7.5 28.5c-1.8 1.5-2.6 3.6-2.3 6M11 30c-.8 1.8-.7 3.6.3 5.4" stroke="${COLOURS.fish}" stroke-width="1.4" stroke-linecap="round" fill="none"/>
<circle cx="12.5" cy="24.5" r="1.5" fill="${stripes}"/>
</g>`
}

/** The whole brand mark in a square, with a rim that parts it from the water. */
export function brandMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 48})">
<rect x="-2.5" y="-2.5" width="53" height="53" rx="16.5" fill="${COLOURS.onRiver}"/>
<clipPath id="mark"><rect width="48" height="48" rx="14"/></clipPath>
<g clip-path="url(#mark)"><rect width="48" height="48" fill="#0e6b74"/>
<circle cx="31" cy="18" r="9" fill="${COLOURS.citrus}"/>
<path d="M0 33c6-4 10-4 16 0s10 4 16 0 10-4 16 0v15H0z" fill="#2f9296"/>
${surubi(5, 18, 1, COLOURS.riverDeeper)}</g></g>`
}

export const sun = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius + 34}" fill="${COLOURS.citrus}" opacity="0.13"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${COLOURS.citrus}"/>`

/** The river along the lower edge, in front of what stands before it. */
export function river(): string {
  return (
    water(506, 24, 40, COLOURS.riverDusk) +
    water(536, 22, 130, COLOURS.river) +
    water(568, 18, 10, COLOURS.riverDeep)
  )
}

export const sand = (): string =>
  `<defs><linearGradient id="sand" x1="0" y1="0" x2="0" y2="1">` +
  `<stop offset="0" stop-color="${COLOURS.sand}"/>` +
  `<stop offset="1" stop-color="${COLOURS.sandDeep}"/></linearGradient></defs>` +
  `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#sand)"/>`

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" ` +
  `viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${content}</svg>`
