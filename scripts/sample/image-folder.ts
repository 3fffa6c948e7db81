import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { eachParallel } from '../publish/parallel.ts'
import type { ImageJob } from './pictures.ts'
import { renderImage, writeWhole } from './render-image.ts'

/** Raised when the way of encoding changes; changes of a drawing are noticed without it. */
const ENCODING_VERSION = 1

/** A picture is drawn by one core. */
const AT_ONCE = 2

/** Under img/: what its pictures were made from. */
export const VERSION_FILE = path.join('img', '.version')

/** Names what the pictures are made from: all drawings, the encoding, the renderer. */
function versionOf(jobs: ImageJob[]): string {
  const hash = createHash('sha256')
  hash.update(`${ENCODING_VERSION} ${sharp.versions.sharp} ${sharp.versions.rsvg ?? ''}`)
  for (const { file, svg } of jobs) hash.update(`\n${file}\n${svg}`)
  return hash.digest('hex')
}

/** Pictures of another version go; those of this one stay. The marker comes before the pictures. */
async function clearOtherVersion(dir: string, version: string): Promise<void> {
  const marker = path.join(dir, VERSION_FILE)
  const found = await readFile(marker, 'utf8').catch(() => null)
  if (found === version) return
  await rm(path.join(dir, 'img'), { recursive: true, force: true })
  await mkdir(path.dirname(marker), { recursive: true })
  await writeWhole(marker, version)
}

/** Removes the drafts of runs that were interrupted. */
async function sweepDrafts(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true })) {
    if (/\.\d+\.tmp$/u.test(entry)) await rm(path.join(dir, entry), { force: true })
  }
}

/** Bytes of a file; null when it is not there. */
export async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null
}

/**
 * Makes the pictures that the folder does not have yet; returns how many.
 * Each one appears whole under its name or not at all, so that what is there need not be made again.
 */
export async function writeImages(dir: string, jobs: ImageJob[]): Promise<number> {
  await mkdir(dir, { recursive: true })
  await sweepDrafts(dir)
  await clearOtherVersion(dir, versionOf(jobs))
  const folders = new Set(jobs.map(({ file }) => path.dirname(path.join(dir, file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  let rendered = 0
  await eachParallel(jobs, AT_ONCE, async (job) => {
    const file = path.join(dir, job.file)
    if ((await sizeOf(file)) !== null) return
    await writeWhole(file, await renderImage(job))
    rendered += 1
  })
  return rendered
}
