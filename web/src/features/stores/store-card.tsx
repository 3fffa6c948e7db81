import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useLocalMoment } from '../../browser/now.ts'
import { formatDistance } from '../../catalog/stores/distance.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { OpenBadge, VerifiedBadge } from '../../ui/badges.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './store-card.module.css'

interface StoreCardProps {
  store: Store
  /** Metres to the visitor, when known. */
  distance?: number | undefined
  /** A button beside the link. */
  action?: ReactNode
  /** Footer, under its facts. */
  footer?: ReactNode
  /** Rank of its heading under the list's. */
  level?: 'h2' | 'h3'
}

/** A store in a list. An inactive one shows neither badge. */
export function StoreCard({
  store,
  distance,
  action,
  footer,
  level: Heading = 'h2',
}: StoreCardProps) {
  return (
    <article className={classNames(styles.card, action !== undefined && styles.withAction)}>
      <Picture url={store.image} alt="" kind="logo" sizes="80px" className={styles.logo} />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={paths.store.link(store.slug)} className={styles.link}>
            {store.name}
          </Link>
        </Heading>
        <p className={styles.categories}>
          <span>{store.categories.join(' · ')}</span>
          {store.isActive && <VerifiedBadge />}
        </p>
        <CardPlace address={store.address} distance={distance} />
        {store.isActive && <OpenNow store={store} />}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  )
}

function CardPlace({ address, distance }: { address: string; distance: number | undefined }) {
  if (address === '' && distance === undefined) return null
  return (
    <p className={styles.address}>
      <Icon name="pin" size={18} />
      <span>{address}</span>
      {distance !== undefined && (
        <strong className={styles.distance}>{formatDistance(distance)}</strong>
      )}
    </p>
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
