import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata } from 'sharp'
import {
  UPLOAD_LIMIT_BYTES,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOAD_LIMIT_MEGAPIXELS,
  UPLOAD_LIMIT_PIXELS,
} from '../../../cms/src/rules/limits.ts'
import type { ImageRef } from '../documents.ts'
import { MISSING, type ImageResult } from './images.ts'

const CONTENT_TYPES = new Map<string | undefined, ImageRef['contentType']>([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/**
 * Looks at each image of a catalogue: it must lie inside the folder, also when links lead to it,
 * be a JPG, PNG or WebP within the limits of an upload, and decode to its end.
 */
export async function inspectImages(
  folder: string,
  paths: Iterable<string>,
): Promise<Map<string, ImageResult>> {
  const root = await realpath(folder)
  const results = new Map<string, ImageResult>()
  // One after another: each decoding already uses every core.
  for (const imagePath of paths) results.set(imagePath, await inspectImage(root, imagePath))
  return results
}

async function inspectImage(root: string, imagePath: string): Promise<ImageResult> {
  const file = await realpath(path.join(root, imagePath)).catch(() => null)
  if (file === null || !file.startsWith(root + path.sep)) return MISSING
  const body = await readFile(file).catch(() => null)
  if (body === null) return MISSING
  const inspected = await inspectBody(body)
  if ('why' in inspected) return { problem: 'unreadable-image', why: inspected.why }
  const sha256 = createHash('sha256').update(body).digest('hex')
  const name = path.posix.basename(imagePath)
  const { contentType } = inspected
  return { image: { path: imagePath, sha256, name, contentType } }
}

async function inspectBody(
  body: Buffer,
): Promise<{ contentType: ImageRef['contentType'] } | { why: string }> {
  if (body.length > UPLOAD_LIMIT_BYTES)
    return { why: `La imagen pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB.` }
  const header = await readHeader(body)
  const contentType = CONTENT_TYPES.get(header?.format)
  if (!header || !contentType) return { why: 'El archivo no es una imagen JPG, PNG o WebP.' }
  if (header.width * header.height * (header.pages ?? 1) > UPLOAD_LIMIT_PIXELS) {
    return {
      why: `La imagen mide ${header.width} × ${header.height}: el máximo son ${UPLOAD_LIMIT_MEGAPIXELS} megapíxeles.`,
    }
  }
  return (await decodes(body)) ? { contentType } : { why: 'La imagen está dañada.' }
}

/** It says how large the picture is: a bomb is refused before anything is decoded. */
async function readHeader(body: Buffer): Promise<Metadata | null> {
  if (body.length === 0) return null
  return sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
}

async function decodes(body: Buffer): Promise<boolean> {
  const decoded = await sharp(body, { failOn: 'truncated', limitInputPixels: UPLOAD_LIMIT_PIXELS })
    .resize(16)
    .toBuffer()
    .catch(() => null)
  return decoded !== null
}
