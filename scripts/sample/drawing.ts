import { readFileSync } from 'node:fs'
import path from 'node:path'

export const DRAWINGS = path.join(import.meta.dirname, 'drawings')

/** Colours by the class of the shapes that take them. */
export type Colours = Readonly<Record<string, string>>

interface DrawingFile {
  /** What the <svg> element says of itself. */
  attributes: string
  shapes: string
}

const files = new Map<string, DrawingFile>()

function readDrawing(name: string): DrawingFile {
  const known = files.get(name)
  if (known) return known
  const text = readFileSync(path.join(DRAWINGS, `${name}.svg`), 'utf8').replace(/>\s+</gu, '><')
  const [, attributes, shapes] = /^<svg ([^>]*)>(.*)<\/svg>\s*$/su.exec(text) ?? []
  if (attributes === undefined || shapes === undefined) {
    throw new Error(`${name}.svg is not one <svg> element`)
  }
  const file = { attributes, shapes }
  files.set(name, file)
  return file
}

/** Shapes with a class give up the colour they are drawn in when `colours` names another for it. */
function coloured(shapes: string, colours: Colours): string {
  return shapes.replace(
    / class="([\w-]+)"([^>]*? (?:fill|stroke)=")(#\w{6})/gu,
    (_, slot: string, before: string, own: string) => before + (colours[slot] ?? own),
  )
}

/** The shapes of drawings/`name`.svg, in its own colours unless others are given. */
export function drawing(name: string, colours: Colours = {}): string {
  return coloured(readDrawing(name).shapes, colours)
}

/** The group with an id, of a drawing in several layers. */
export function layer(name: string, id: string, colours: Colours): string {
  const group = new RegExp(`<g id="${id}">(.*?)</g>`, 'su').exec(readDrawing(name).shapes)
  return coloured(group?.[1] ?? '', colours)
}

/** A thing of a trade, in a box from (-50, -50) to (50, 50). */
export const thing = (name: string, colours?: Colours) => drawing(`things/${name}`, colours)

/** Where things touch the ground that do not say otherwise. */
const STANDING = 44

/** Lowest painted line of a thing. */
export function footOf(name: string): number {
  const { attributes } = readDrawing(`things/${name}`)
  return Number(/data-foot="(\d+)"/u.exec(attributes)?.[1] ?? STANDING)
}

/** Whether shops have it in several colours; bread stays the colour of bread. */
export function isColourful(name: string): boolean {
  return readDrawing(`things/${name}`).attributes.includes('data-colourful=')
}
