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
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string | undefined
  /** The largest picture of the screen's first view: loaded at once, before the others. */
  isPriority?: boolean
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

function Renderings({ url, alt, sizes, isPriority = false, onError }: RenderingsProps) {
  const sources = imageSources(url)
  const image = (
    <img
      className={styles.image}
      src={sources?.src ?? url}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
    />
  )
  if (!sources) return image
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources.avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webpSrcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
