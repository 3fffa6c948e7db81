import { UPLOAD_LIMIT_BYTES } from '../../rules/limits'
import type { FileKind, StoredType } from './picture-file'

/** Pixels of the longer side: the site shows none larger. */
const LARGEST_EDGE = 2560

/** Bytes above which a picture is drawn anew, though it has no pixel too many. */
const HEAVY_BYTES = 3 * 1024 ** 2

export interface Size {
  width: number
  height: number
}

/** One way of drawing a picture: `quality` of 0 to 1, where the format has one. */
export interface Drawing {
  type: StoredType
  edge: number
  quality?: number
}

export const isTooLarge = ({ width, height }: Size, bytes: number): boolean =>
  Math.max(width, height) > LARGEST_EDGE || bytes > HEAVY_BYTES

/** The size within a square of `edge` pixels, in the same proportion, never larger. */
export function fitWithin({ width, height }: Size, edge: number): Size {
  const factor = Math.min(1, edge / Math.max(width, height))
  const scale = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: scale(width), height: scale(height) }
}

const AS_PHOTO: Drawing[] = [
  { type: 'image/jpeg', edge: LARGEST_EDGE, quality: 0.85 },
  { type: 'image/jpeg', edge: 2048, quality: 0.75 },
]

const AS_TRANSPARENT: Drawing[] = [
  { type: 'image/png', edge: LARGEST_EDGE },
  { type: 'image/webp', edge: LARGEST_EDGE, quality: 0.9 },
  { type: 'image/png', edge: 1024 },
]

/**
 * How a picture may be drawn anew, the best first. A drawing stays PNG and transparency stays
 * transparent; a photograph that came as PNG is too heavy as such and becomes a JPEG.
 */
export function drawingsFor(kind: FileKind, isOpaque: boolean): Drawing[] {
  const webp: Drawing = { type: 'image/webp', edge: LARGEST_EDGE, quality: 0.9 }
  if (!isOpaque) return kind === 'webp' ? [webp, ...AS_TRANSPARENT] : AS_TRANSPARENT
  if (kind === 'png') return [{ type: 'image/png', edge: LARGEST_EDGE }, ...AS_PHOTO]
  if (kind === 'webp') return [webp, ...AS_PHOTO]
  return AS_PHOTO
}

/** Whether the next drawing of the list need not be tried. */
export const isLightEnough = (bytes: number): boolean => bytes <= HEAVY_BYTES

/** Whether the CMS would take it. */
export const isWithinLimit = (bytes: number): boolean => bytes <= UPLOAD_LIMIT_BYTES
