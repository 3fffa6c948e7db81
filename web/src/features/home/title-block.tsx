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
}

/** '{product}.' with the tagline, over the banner video or on the river. */
export function TitleBlock({ name, tagline, video, poster }: TitleBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.text}>
        <PageHeading className={styles.title}>{`${name}.`}</PageHeading>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      {video === '' ? <RiverBand /> : <BannerVideo video={video} poster={poster} />}
    </div>
  )
}
