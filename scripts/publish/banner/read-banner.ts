import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { imageUrl, videoPath, type VideoFormat } from '@guia/contract'
import { sha256 } from '../../site/hash.ts'
import { PublicationError } from '../../site/problems.ts'
import { imageHash, type MediaFolder } from '../images/media-folder.ts'
import { UnreadableImage } from '../images/render-image.ts'
import { writeWhole } from '../release/write-file.ts'

/** Files of the banner at the top of the home page; '' for none. */
export interface BannerFiles {
  /** MP4 or WebM. */
  video: string
  /** Picture in its place until it plays. */
  poster: string
}

/** A phone on mobile data loads it at every first visit. */
const LARGEST_BYTES = 4 * 1024 * 1024

const problem = (variable: string, what: string) =>
  new PublicationError(`El video de la portada no se puede publicar: ${variable} ${what}.`)

function checkExists(variable: string, file: string): void {
  if (!existsSync(file)) throw problem(variable, `nombra un archivo que no existe (${file})`)
}

/** Format by the bytes, whatever the name says; null for any other. */
export function videoFormat(bytes: Buffer): VideoFormat | null {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4'
  return bytes.subarray(0, 4).toString('hex') === '1a45dfa3' ? 'webm' : null
}

async function addVideo(file: string, media: MediaFolder): Promise<string> {
  checkExists('BANNER_VIDEO', file)
  if ((await stat(file)).size > LARGEST_BYTES) throw problem('BANNER_VIDEO', 'pesa más que 4 MB')
  const bytes = await readFile(file)
  const format = videoFormat(bytes)
  if (!format) throw problem('BANNER_VIDEO', 'no es un video MP4 o WebM')
  const address = videoPath(sha256(bytes).slice(0, 16), format)
  if (media.sizeOf(address) === 0) await writeWhole(media.fileOf(address), bytes)
  return address
}

async function addPoster(file: string, media: MediaFolder): Promise<string> {
  checkExists('BANNER_POSTER', file)
  const bytes = await readFile(file)
  const hash = imageHash(bytes)
  try {
    await media.render(hash, 'banner', bytes)
  } catch (error) {
    throw error instanceof UnreadableImage ? problem('BANNER_POSTER', 'no es una imagen') : error
  }
  return imageUrl(hash, 'banner')
}

/**
 * The banner's fields of `sitio.json`, with the files behind them in the media. Throws a
 * PublicationError in Spanish that names the setting when a file cannot be used.
 */
export async function readBanner(
  { video, poster }: BannerFiles,
  media: MediaFolder,
): Promise<{ bannerVideo?: string; bannerPoster?: string }> {
  return {
    ...(video && { bannerVideo: await addVideo(video, media) }),
    ...(poster && { bannerPoster: await addPoster(poster, media) }),
  }
}
