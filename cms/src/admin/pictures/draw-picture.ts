import type { Decoded } from './decode-picture'
import { fitWithin, type Drawing } from './picture-size'

/** Enough to find what is transparent: a single such pixel shows in the mean of its neighbours. */
const SAMPLE_EDGE = 512

function drawOn(picture: Decoded, edge: number, background?: string) {
  const canvas = document.createElement('canvas')
  const { width, height } = fitWithin(picture, edge)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(picture.source, 0, 0, width, height)
  return { canvas, context }
}

/** A canvas keeps its memory until it is collected; one without pixels has none. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

export function isOpaque(picture: Decoded): boolean {
  const drawn = drawOn(picture, SAMPLE_EDGE)
  if (!drawn) return true
  const { canvas, context } = drawn
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  release(canvas)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}

/**
 * The picture as a file of this format and size, without what a camera notes beside it. A browser
 * that cannot write the format writes PNG instead. null when there is no memory for it.
 */
export async function drawPicture(picture: Decoded, drawing: Drawing): Promise<Blob | null> {
  const { type, edge, quality } = drawing
  const drawn = drawOn(picture, edge, type === 'image/jpeg' ? 'white' : undefined)
  if (!drawn) return null
  const blob = await new Promise<Blob | null>((resolve) =>
    drawn.canvas.toBlob(resolve, type, quality),
  )
  release(drawn.canvas)
  return blob
}
