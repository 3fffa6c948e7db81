import { rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ImageJob } from './pictures.ts'

/** Encodes a picture by the ending of its file: .png for flat marks, .webp and .jpg for scenes. */
export async function renderImage({ file, svg }: ImageJob): Promise<Buffer> {
  const image = sharp(Buffer.from(svg))
  if (file.endsWith('.png')) {
    return image.png({ palette: true, quality: 92, effort: 4, compressionLevel: 9 }).toBuffer()
  }
  if (file.endsWith('.webp')) return image.webp({ quality: 84, effort: 3 }).toBuffer()
  if (file.endsWith('.jpg')) {
    return image.jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
  }
  throw new Error(`No format for ${file}`)
}

/** Writes beside the file and renames: an interrupted run leaves no half file under its name. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, content)
  await rename(draft, path)
}
