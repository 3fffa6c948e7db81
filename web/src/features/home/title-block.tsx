import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BannerVideo } from './banner-video.tsx'
import { RiverBand } from './river-band.tsx'
import styles from './title-block.module.css'

interface TitleBlockProps {
  name: string
  tagline: string
  /** Address of the banner video; '' for the drawn river. */
  video: string
  poster: string
  /** Below the tagline. */
  children?: ReactNode
}

/** '{product}.' with the tagline: below the banner video (spec section 2), or over the river. */
export function TitleBlock({ name, tagline, video, poster, children }: TitleBlockProps) {
  return (
    <div className={styles.block}>
      {video !== '' && <BannerVideo video={video} poster={poster} />}
      <div className={styles.text}>
        <PageHeading className={styles.title}>{`${name}.`}</PageHeading>
        <p className={styles.tagline}>{tagline}</p>
        {children}
      </div>
      {video === '' && <RiverBand />}
    </div>
  )
}
