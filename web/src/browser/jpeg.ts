/** Pixels of each side: what a telephone shows of a contact. */
const SIDE = 320
const JPEG = 'image/jpeg'
const QUALITY = 0.85
const CHUNK = 0x8000

export interface EncodedImage {
  /** 'image/webp' */
  mediaType: string
  base64: string
}

/**
 * An image as a square JPEG on white, which every address book reads (several show no WebP). The
 * image as it was where the browser cannot draw it.
 */
export async function toJpeg(image: Blob): Promise<EncodedImage> {
  const drawn = await drawJpeg(image).catch(() => image)
  const [mediaType = ''] = drawn.type.split(';', 1)
  return { mediaType, base64: toBase64(await drawn.arrayBuffer()) }
}

function toBase64(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data)
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}

async function drawJpeg(image: Blob): Promise<Blob> {
  const picture = await createImageBitmap(image)
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
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, JPEG, QUALITY))
  // A browser that cannot write JPEG answers with PNG.
  if (drawn?.type !== JPEG) throw new Error('no JPEG')
  return drawn
}
