import type { Size } from './picture-size'

/** A decoded picture, upright; `close` frees its memory: one of a phone takes 100 MB and more. */
export interface Decoded extends Size {
  source: CanvasImageSource
  close(): void
}

async function decodeAsBitmap(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}

/** In browsers of before 2023. Half a file counts as a picture here, and it stands upright by itself. */
async function decodeAsImage(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return {
      source: image,
      width: image.naturalWidth,
      height: image.naturalHeight,
      close: () => image.removeAttribute('src'),
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** undefined when this browser cannot read it: HEIC in most of them, damaged files in all. */
export async function decodePicture(file: Blob): Promise<Decoded | undefined> {
  try {
    return await decodeAsBitmap(file)
  } catch (error) {
    // Of a file that it cannot read a browser says so with this; all else is about the asking.
    if (error instanceof DOMException) return undefined
    return decodeAsImage(file).catch(() => undefined)
  }
}
