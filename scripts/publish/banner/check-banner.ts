import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { VideoFormat } from '@guia/contract'
import { PublicationError } from '../../site/problems.ts'

/** Files of the banner at the top of the home page; '' for none. */
export interface BannerFiles {
  /** MP4 or WebM. */
  video: string
  /** Picture in its place until it plays. */
  poster: string
}

/** A phone on mobile data loads it at every first visit. */
const LARGEST_BYTES = 4 * 1024 * 1024

/** A file that cannot be published, by its setting. */
export const problem = (variable: string, what: string) =>
  new PublicationError(`El video de la portada no se puede publicar: ${variable} ${what}.`)

export function checkExists(variable: string, file: string): void {
  if (!existsSync(file)) throw problem(variable, `nombra un archivo que no existe (${file})`)
}

/** Format by the bytes, whatever the name says; null for any other. */
export function videoFormat(bytes: Buffer): VideoFormat | null {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4'
  return bytes.subarray(0, 4).toString('hex') === '1a45dfa3' ? 'webm' : null
}

/** The bytes of a video and their format. Throws a PublicationError for what is none, or too large. */
export async function readVideo(file: string): Promise<{ bytes: Buffer; format: VideoFormat }> {
  checkExists('BANNER_VIDEO', file)
  if ((await stat(file)).size > LARGEST_BYTES) throw problem('BANNER_VIDEO', 'pesa más que 4 MB')
  const bytes = await readFile(file)
  const format = videoFormat(bytes)
  if (!format) throw problem('BANNER_VIDEO', 'no es un video MP4 o WebM')
  return { bytes, format }
}

/**
 * What no publication could use of the banner's files, a Spanish sentence each; whether the poster is a
 * picture shows only when it is rendered.
 */
export async function bannerProblems({ video, poster }: BannerFiles): Promise<string[]> {
  const checks = [
    async () => void (video && (await readVideo(video))),
    async () => void (poster && checkExists('BANNER_POSTER', poster)),
  ]
  const results = await Promise.allSettled(checks.map((check) => check()))
  return results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
}
