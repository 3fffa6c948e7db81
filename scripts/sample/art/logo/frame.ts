import { rect } from '../shapes.ts'

/** A logo's ground and badge, 512 × 512, and where the mark goes. */
export interface Frame {
  back: string
  /** What the mark sits on: it decides the mark's colours. */
  on: 'frame' | 'ground'
  /** Side of the mark in pixels. */
  size: number
  /** Middle of the mark. */
  y: number
  /** Drawn over the mark. */
  front?: string
}

/** Side of a logo in pixels. */
export const SIDE = 512
export const MID = SIDE / 2

export const ground = (fill: string) => rect(0, 0, SIDE, SIDE, fill)
