import { imageSources, type ImageKind } from '@guia/contract'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import styles from './picture.module.css'

interface PictureProps {
  /** Address as a record holds it; '' shows the drawn placeholder. */
  url: string
  /** '' when the text beside it says the same. */
  alt: string
  kind: ImageKind
  /** How wide it is shown, as in `<img sizes>`: a phone's width last. */
  sizes: string
  className?: string | undefined
  /** The largest picture of the screen's first view: loaded at once, before the others. */
  isPriority?: boolean
  /** Whether it may be looked at closely: as many points as the screen has. */
  isSharp?: boolean
}

/** An image in the formats and widths that the publisher renders; its box is the class's. */
export function Picture({ url, className, ...image }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const isMissing = url === '' || url === failedUrl
  return (
    <span className={classNames(styles.frame, styles[image.kind], className)}>
      {isMissing ? (
        <PicturePlaceholder kind={image.kind} label={image.alt} />
      ) : (
        <Renderings url={url} {...image} onError={() => setFailedUrl(url)} />
      )}
    </span>
  )
}

interface RenderingsProps extends Omit<PictureProps, 'className'> {
  onError: () => void
}

/** Of three points a pixel, as most phones have them, the third is not seen and doubles the bytes. */
function inTwoPoints(sizes: string): string {
  const phone = sizes.split(', ').at(-1) ?? ''
  return `(min-resolution: 2.5dppx) calc(${phone} * 2 / 3), ${sizes}`
}

function Renderings({
  url,
  alt,
  sizes,
  isPriority = false,
  isSharp = false,
  onError,
}: RenderingsProps) {
  const drawnSizes = isSharp ? sizes : inTwoPoints(sizes)
  const sources = imageSources(url)
  const image = (
    <img
      className={styles.image}
      src={sources?.src ?? url}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  )
  if (!sources) return image
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources.avifSrcSet} sizes={drawnSizes} />
      <source type="image/webp" srcSet={sources.webpSrcSet} sizes={drawnSizes} />
      {image}
    </picture>
  )
}
