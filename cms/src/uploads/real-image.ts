import sharp from 'sharp'
import { errors } from '@strapi/utils'
import { UPLOAD_LIMIT_MEGAPIXELS, UPLOAD_LIMIT_PIXELS } from '../rules/limits'

const { ValidationError } = errors

const EXTENSIONS = { jpeg: '.jpg', png: '.png', webp: '.webp' } as const
const MIME_TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
export type ImageFormat = keyof typeof EXTENSIONS

const isFormat = (format: string | undefined): format is ImageFormat =>
  format !== undefined && format in EXTENSIONS

/** A bomb must be refused from its header, before anything is decoded. */
async function readHeader(filePath: string, name: string) {
  try {
    return await sharp(filePath, { limitInputPixels: false }).metadata()
  } catch {
    throw new ValidationError(`«${name}» no es una imagen JPG, PNG o WebP.`)
  }
}

/**
 * Finds out what an uploaded file really is, whatever its name and declared type say.
 * Throws a ValidationError in Spanish that names the file when it is no JPG, PNG or WebP, is
 * larger than the limit, or does not decode to its end.
 */
export async function readRealImage(filePath: string, name: string) {
  const { format, width = 0, height = 0, pages = 1 } = await readHeader(filePath, name)
  if (!isFormat(format)) {
    throw new ValidationError(`«${name}» no es una imagen JPG, PNG o WebP.`)
  }
  if (width * height * pages > UPLOAD_LIMIT_PIXELS) {
    throw new ValidationError(
      `«${name}» mide ${width} × ${height} píxeles: el máximo son ${UPLOAD_LIMIT_MEGAPIXELS} megapíxeles.`,
    )
  }
  try {
    await sharp(filePath, { failOn: 'truncated', limitInputPixels: UPLOAD_LIMIT_PIXELS })
      .resize(64)
      .toBuffer()
  } catch {
    throw new ValidationError(`«${name}» está dañada y no se puede leer: probá con otra copia.`)
  }
  return { extension: EXTENSIONS[format], mimeType: MIME_TYPES[format] }
}

/** 'menu.html' and '.png' → 'menu.png': the name never decides what a browser makes of a file. */
export function withExtension(name: string, extension: string): string {
  const stem = name.replace(/\.[^.]*$/, '').replace(/\.(html?|js|svg|php|xml)$/i, '')
  return `${stem || 'imagen'}${extension}`
}
