import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useLocalMoment } from '../../browser/now.ts'
import { openStatus } from '../../catalog/opening-hours.ts'
import type { Store } from '../../catalog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { OpenBadge } from '../../ui/open-badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { VerifiedBadge } from '../../ui/verified-badge.tsx'
import styles from './store-card.module.css'

/** A store in a list. An inactive one shows neither badge. */
export function StoreCard({ store }: { store: Store }) {
  return (
    <article className={styles.card}>
      <Picture url={store.image} alt="" kind="logo" sizes="80px" className={styles.logo} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={paths.store.link(store.slug)} className={styles.link}>
            {store.name}
          </Link>
        </h2>
        <p className={styles.categories}>
          <span>{store.categories.join(' · ')}</span>
          {store.isActive && <VerifiedBadge />}
        </p>
        {store.address !== '' && (
          <p className={styles.address}>
            <Icon name="pin" size={18} />
            <span>{store.address}</span>
          </p>
        )}
        {store.isActive && <OpenNow store={store} />}
      </div>
    </article>
  )
}

function OpenNow({ store }: { store: Store }) {
  const { isOpen, label } = openStatus(store.hours, useLocalMoment())
  return (
    <p className={styles.open}>
      <OpenBadge isOpen={isOpen} label={label} />
    </p>
  )
}
