import sharp from 'sharp'

/** A picture of one colour; another colour gives other bytes. */
export async function picture(
  color: string,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  size = 8,
): Promise<Uint8Array> {
  const image = sharp({ create: { width: size, height: size, channels: 3, background: color } })
  return image.toFormat(format).toBuffer()
}
