import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useMoment } from '../../api/moment.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { formatDistance } from '../../catalog/stores/distance.ts'
import { longestOwnText, openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { OpenLine, VerifiedTick } from '../../ui/badges.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuickContact } from '../../ui/quick-contact.tsx'
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

/** A store in a list: what it is, whether it is open, and how to reach it. */
export function StoreCard({
  store,
  distance,
  action,
  footer,
  level: Heading = 'h2',
}: StoreCardProps) {
  return (
    <Card className={styles.card}>
      <Picture url={store.image} alt="" kind="logo" sizes="64px" className={styles.logo} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <CardLink to={paths.store.link(store.slug)} className={styles.link}>
              {store.name}
            </CardLink>
          </Heading>
        </div>
        {store.isActive && <OpenNow store={store} />}
        <div className={styles.rest}>
          <CardFacts store={store} distance={distance} />
          {store.isActive && <Contact store={store} />}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Card>
  )
}

/** 'Gastronomía · San Martín 902', and how far it is. */
function CardFacts({ store, distance }: { store: Store; distance: number | undefined }) {
  return (
    <p className={styles.facts}>
      {distance !== undefined && (
        <>
          <strong className={styles.distance}>{formatDistance(distance)}</strong> ·{' '}
        </>
      )}
      <span>{store.categories.join(' · ')}</span>
      {store.address !== '' && (
        <>
          {' · '}
          <span>{store.address}</span>
        </>
      )}
    </p>
  )
}

function OpenNow({ store }: { store: Store }) {
  return (
    <OpenLine {...openStatus(store, useMoment())} room={longestOwnText(store)}>
      <VerifiedTick />
    </OpenLine>
  )
}

const Contact = ({ store: { name, phone, whatsapp } }: { store: Store }) => (
  <QuickContact name={name} call={telLink(phone)} chat={waLink(whatsapp)} />
)
