/** Two decimals at most: shorter files, and the same text on every machine. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0): string {
  const corner = rx ? ` rx="${num(rx)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner} fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`
}

/** A filled outline; holes are cut where it runs over itself (even-odd). */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`
}

/** An open stroke with round ends. */
export function line(d: string, stroke: string, width = 5): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A circle's outline. */
export function ring(x: number, y: number, r: number, stroke: string, width = 5): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`
}

/** Regular polygon, first corner at `turn` degrees (0: to the right). */
export function polygon(
  x: number,
  y: number,
  r: number,
  sides: number,
  fill: string,
  turn = 0,
): string {
  const points = Array.from({ length: sides }, (_, side) => {
    const angle = ((turn + (360 / sides) * side) * Math.PI) / 180
    return `${num(x + r * Math.cos(angle))},${num(y + r * Math.sin(angle))}`
  })
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`
}

export interface Placement {
  scale?: number
  /** Degrees, clockwise. */
  rotate?: number
  opacity?: number
}

/** Content drawn around (0, 0), moved to (x, y). */
export function place(content: string, x: number, y: number, at: Placement = {}): string {
  const { scale = 1, rotate = 0, opacity = 1 } = at
  const turn = rotate ? ` rotate(${num(rotate)})` : ''
  const size = scale === 1 ? '' : ` scale(${num(scale)})`
  const fade = opacity === 1 ? '' : ` opacity="${num(opacity)}"`
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}"${fade}>${content}</g>`
}

/** `times` pieces, joined. */
export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, times) }, (_, index) => draw(index)).join('')
}

/** Content seen only inside `shape`. The id must be unique in the picture. */
export function clip(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Content of a picture `w` wide, seen in a mirror. */
export function mirrored(content: string, w: number): string {
  return `<g transform="translate(${num(w)} 0) scale(-1 1)">${content}</g>`
}

/** A whole picture of w × h pixels. */
export function picture(w: number, h: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`
}
