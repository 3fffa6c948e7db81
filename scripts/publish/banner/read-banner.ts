import { readFile } from 'node:fs/promises'
import { imageUrl, videoPath } from '@guia/contract'
import { sha256 } from '../../site/hash.ts'
import { imageHash, type MediaFolder } from '../images/media-folder.ts'
import { UnreadableImage } from '../images/render-image.ts'
import { writeWhole } from '../release/write-file.ts'
import { checkExists, problem, readVideo, type BannerFiles } from './check-banner.ts'

async function addVideo(file: string, media: MediaFolder): Promise<string> {
  const { bytes, format } = await readVideo(file)
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
