import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BannerVideo } from './banner-video.tsx'
import styles from './title-block.module.css'

interface TitleBlockProps {
  name: string
  tagline: string
  /** Addresses of the banner's video and of the picture in its place; '' for the river. */
  video: string
  poster: string
  /** Below the tagline. */
  children?: ReactNode
}

/**
 * The banner video, below it '{product}.' with the tagline (spec section 2); where there is room for
 * both in one row, beside it.
 */
export function TitleBlock({ name, tagline, video, poster, children }: TitleBlockProps) {
  return (
    <div className={styles.block}>
      <BannerVideo video={video} poster={poster} />
      <div className={styles.text}>
        <PageHeading className={styles.title}>{`${name}.`}</PageHeading>
        <p className={styles.tagline}>{tagline}</p>
        {children}
      </div>
      <Bank />
    </div>
  )
}

/** The sand at the river's edge. */
const Bank = () => (
  <svg className={styles.bank} viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 40c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v42H0z" />
  </svg>
)
