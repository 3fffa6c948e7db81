import sharp, { type Sharp } from 'sharp'
import { UPLOAD_LIMIT_MEGAPIXELS, UPLOAD_LIMIT_PIXELS } from '../../../cms/src/rules/limits.ts'
import { IMAGE_WIDTHS, type ImageFormat, type ImageKind } from '@guia/contract'

/** Raised when renderings of the same bytes come out different, so that they get new addresses. */
export const RENDERING_VERSION = 2

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** Logos and icons stand in a square box; banners and photos keep their shape. */
const SQUARE: Record<ImageKind, boolean> = { icon: true, logo: true, banner: false, photo: false }

export interface Rendering {
  width: number
  format: ImageFormat
  bytes: Buffer
}

/** No more pixels than the largest rendering needs: a photograph of 40 megapixels takes 160 MB. */
function shrink(image: Sharp, kind: ImageKind): Sharp {
  const width = IMAGE_WIDTHS[kind].at(-1) ?? 0
  const box = SQUARE[kind] ? { width, height: width, fit: 'inside' as const } : { width }
  return image.resize({ ...box, withoutEnlargement: true })
}

interface Size {
  width: number
  height: number
}

function resize(image: Sharp, kind: ImageKind, width: number, original: Size): Sharp {
  if (!SQUARE[kind]) return image.resize({ width, withoutEnlargement: true })
  const side = Math.min(width, Math.max(original.width, original.height))
  return image.resize({ width: side, height: side, fit: 'contain', background: TRANSPARENT })
}

/**
 * AVIF's slower efforts win a tenth of the bytes for several times the time; without colour at half
 * the resolution, as JPEG and WebP have it, it takes a third more time and a twelfth more bytes.
 * WebP is for the few browsers that know no AVIF.
 */
const encode = (image: Sharp, format: ImageFormat) =>
  format === 'avif'
    ? image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: 78, effort: 2 })

/** An image that cannot be had or read. Its message says why, in Spanish. */
export class UnreadableImage extends Error {}

/** Message of the image library (sharp, in English) → reason that staff read. */
const REASONS: readonly [pattern: RegExp, reason: string][] = [
  [/pixel limit/i, `tiene más de ${UPLOAD_LIMIT_MEGAPIXELS} megapíxeles`],
  [/unsupported image format/i, 'no es una imagen JPG, PNG o WebP'],
  [/is empty/i, 'el archivo está vacío'],
]

/** Anything else happens to the bytes: a cut upload, a bad copy. */
const DAMAGED = 'está dañada'

function toUnreadable(error: unknown): UnreadableImage {
  const said = error instanceof Error ? error.message : ''
  const reason = REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? DAMAGED
  return new UnreadableImage(reason, { cause: error })
}

/**
 * Renders an image at every width of its kind, in AVIF and WebP: turned upright, in sRGB, without
 * metadata (a phone writes the place into its photographs).
 * Throws an UnreadableImage when the bytes are no image, are damaged, or hold more pixels than the limit.
 */
export async function renderImage(source: Buffer, kind: ImageKind): Promise<Rendering[]> {
  try {
    return await renderAll(source, kind)
  } catch (error) {
    throw toUnreadable(error)
  }
}

async function renderAll(source: Buffer, kind: ImageKind): Promise<Rendering[]> {
  const original = sharp(source, { limitInputPixels: UPLOAD_LIMIT_PIXELS, failOn: 'truncated' })
  const upright = await shrink(original.autoOrient(), kind)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const renderings: Rendering[] = []
  for (const target of IMAGE_WIDTHS[kind]) {
    for (const format of ['avif', 'webp'] as const) {
      // Read anew: a clone would copy the pixels, five megabytes of a photograph, each time.
      const image = sharp(upright.data, { raw: { width, height, channels } })
      const resized = resize(image, kind, target, upright.info)
      renderings.push({ width: target, format, bytes: await encode(resized, format).toBuffer() })
    }
  }
  return renderings
}
