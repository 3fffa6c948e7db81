import { useMoment } from '../../api/moment.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { OpenBadge, VerifiedBadge } from '../../ui/badges.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './store-intro.module.css'

/** Names that take more than two lines of a phone in the size of a heading. */
const LONG_NAME = 32
const VERY_LONG_NAME = 64

/** Logo, name and open badge of a store. */
export function StoreIntro({ store }: { store: Store }) {
  const status = openStatus(store, useMoment())
  const { length } = store.name
  const size = length > VERY_LONG_NAME ? styles.veryLong : length > LONG_NAME && styles.long
  return (
    <header className={styles.intro}>
      <Picture url={store.image} alt="" kind="logo" sizes="112px" className={styles.logo} />
      <PageHeading className={classNames(styles.name, size)}>{store.name}</PageHeading>
      <p className={styles.badges}>
        <OpenBadge {...status} />
        <VerifiedBadge />
      </p>
    </header>
  )
}
