import { PageHeading } from '../../ui/page-heading.tsx'
import { RiverBand } from './river-band.tsx'
import styles from './title-block.module.css'

/** '{product}.' with the tagline, on the river. */
export function TitleBlock({ name, tagline }: { name: string; tagline: string }) {
  return (
    <div className={styles.block}>
      <div className={styles.text}>
        <PageHeading className={styles.title}>{`${name}.`}</PageHeading>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <RiverBand />
    </div>
  )
}
