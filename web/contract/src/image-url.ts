/**
 * Widths in pixels at which the publisher renders each kind of image, ascending.
 * Every width exists for every image of the kind, in AVIF and in WebP (a small original is not
 * enlarged: its file keeps the name of the width and fewer pixels).
 */
export const IMAGE_WIDTHS = {
  icon: [96, 192],
  logo: [96, 192, 256, 384],
  banner: [480, 960, 1440],
  photo: [320, 480, 640, 1280],
} as const

export type ImageKind = keyof typeof IMAGE_WIDTHS
export type ImageFormat = 'avif' | 'webp'

const IMAGE_URL = /^\/media\/([0-9a-f]{16})-(icon|logo|banner|photo)-(\d+)\.webp$/

/** Path of one rendering: mediaPath('00ff…', 'logo', 192, 'avif') → '/media/00ff…-logo-192.avif'. */
export function mediaPath(
  hash: string,
  kind: ImageKind,
  width: number,
  format: ImageFormat,
): string {
  return `/media/${hash}-${kind}-${width}.${format}`
}

/** Address of the picture of a link's preview: socialCardPath('00ff…') → '/media/00ff…-card.jpg'. */
export function socialCardPath(key: string): string {
  return `/media/${key}-card.jpg`
}

/** The address that stands in a record: the largest WebP of the image. */
export function imageUrl(hash: string, kind: ImageKind): string {
  return mediaPath(hash, kind, IMAGE_WIDTHS[kind].at(-1) ?? 0, 'webp')
}

export interface ImageSources {
  kind: ImageKind
  /** Middle WebP, for `<img src>`. */
  src: string
  avifSrcSet: string
  webpSrcSet: string
}

/**
 * Every rendering of an image, from the one address that its record holds.
 * Returns null for an address that the publisher did not make.
 */
export function imageSources(url: string): ImageSources | null {
  const match = IMAGE_URL.exec(url)
  if (!match) return null
  const hash = match[1] ?? ''
  const kind = match[2] as ImageKind
  const widths = IMAGE_WIDTHS[kind]
  const srcSet = (format: ImageFormat) =>
    widths.map((width) => `${mediaPath(hash, kind, width, format)} ${width}w`).join(', ')
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? widths[0]
  return {
    kind,
    src: mediaPath(hash, kind, middle, 'webp'),
    avifSrcSet: srcSet('avif'),
    webpSrcSet: srcSet('webp'),
  }
}

export type VideoFormat = 'mp4' | 'webm'

/** Path of a video: videoPath('00ff…', 'mp4') → '/media/00ff…-video.mp4'. */
export const videoPath = (hash: string, format: VideoFormat): string =>
  `/media/${hash}-video.${format}`
