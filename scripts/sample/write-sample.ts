import path from 'node:path'
import { readCatalogue } from './catalogue.ts'
import { sizeOf, writeImages } from './image-folder.ts'
import { drawPictures } from './pictures.ts'
import { writeWhole } from './render-image.ts'

/** What a run left in the folder. */
export interface SampleSummary {
  dir: string
  stores: number
  professionals: number
  contactCategories: number
  /** Pictures in the folder, and how many of them this run made. */
  images: number
  rendered: number
  /** Bytes of all files, pictures and JSON. */
  bytes: number
}

async function totalBytes(dir: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => sizeOf(path.join(dir, file))))
  return sizes.reduce((sum: number, size) => sum + (size ?? 0), 0)
}

/**
 * Writes the sample catalogue in legacy form (spec section 3) into a folder: busquedas.json,
 * profesionales.json, contactos.json, sitio.json and img/. The same bytes on each run. Pictures
 * that are there already are not made again; a run that was interrupted is completed by the next.
 * The JSON files come last, so that they never name a picture that is still to be made.
 */
export async function writeSampleCatalogue(dir: string): Promise<SampleSummary> {
  const files = readCatalogue()
  const jobs = drawPictures()
  const rendered = await writeImages(dir, jobs)
  for (const [name, content] of Object.entries(files)) {
    await writeWhole(path.join(dir, name), `${JSON.stringify(content, null, 2)}\n`)
  }
  return {
    dir,
    stores: Object.keys(files['busquedas.json']).length,
    professionals: files['profesionales.json'].length,
    contactCategories: files['contactos.json'].length,
    images: jobs.length,
    rendered,
    bytes: await totalBytes(dir, [...Object.keys(files), ...jobs.map(({ file }) => file)]),
  }
}
