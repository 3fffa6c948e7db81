/** Pixels of each side: what a telephone shows of a contact. */
const SIDE = 320
const QUALITY = 0.85

export interface EncodedImage {
  /** 'image/webp' */
  mediaType: string
  base64: string
}

/**
 * An image as a square JPEG on white, which every address book reads (several show no WebP). The
 * image as it was where the browser cannot draw it.
 */
export async function toJpeg(image: EncodedImage): Promise<EncodedImage> {
  try {
    return { mediaType: 'image/jpeg', base64: await drawJpeg(image) }
  } catch {
    return image
  }
}

async function drawJpeg({ mediaType, base64 }: EncodedImage): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: mediaType }))
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const scale = SIDE / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  picture.close()
  const [head = '', data = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',', 2)
  // A browser that cannot write JPEG answers with PNG.
  if (head !== 'data:image/jpeg;base64') throw new Error(head)
  return data
}
