import { useId } from 'react'
import { useMoment } from '../../api/moment.ts'
import { useStoreHours } from '../../api/store-hours.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Offer } from '../../catalog/offers/offer.ts'
import { OpenLine } from '../../ui/badges.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfferUntil } from './offer-until.tsx'
import styles from './offer-card.module.css'

interface OfferCardProps {
  offer: Offer
  to: string
  /** Rank of its heading under the list's. */
  level?: 'h2' | 'h3'
  /** On its store's own page, where its conditions take the place of whose it is. */
  isAtStore?: boolean
}

/** An offer or a recommended item; the whole card leads to it. */
export function OfferCard({ offer, to, level: Heading = 'h2', isAtStore = false }: OfferCardProps) {
  const [discountId, aboutId, untilId] = [useId(), useId(), useId()]
  const about = isAtStore ? offer.description : offer.store.name
  const described = [offer.discount && discountId, about && aboutId, offer.until && untilId]
  return (
    <Card className={styles.card}>
      <Picture
        url={offer.image}
        alt=""
        kind="photo"
        sizes="(min-width: 48rem) 16rem, 13.5rem"
        className={styles.picture}
      />
      {offer.discount !== '' && (
        <p id={discountId} className={styles.discount}>
          {offer.discount}
        </p>
      )}
      <div className={styles.text}>
        <Heading className={styles.name}>
          <CardLink to={to} aria-describedby={described.filter(Boolean).join(' ') || undefined}>
            {offer.name}
          </CardLink>
        </Heading>
        {isAtStore ? (
          offer.description !== '' && (
            <p id={aboutId} className={styles.conditions}>
              {offer.description}
            </p>
          )
        ) : (
          <>
            <p id={aboutId} className={styles.store}>
              {offer.store.name}
            </p>
            <OpenNow storeId={offer.storeId} />
          </>
        )}
        <OfferUntil offer={offer} className={styles.until} id={untilId} />
      </div>
    </Card>
  )
}

const NOT_KNOWN = { isOpen: null, label: null } as const

/** Whether its store is open; an empty line until that is known, so that nothing moves. */
function OpenNow({ storeId }: { storeId: number }) {
  const moment = useMoment()
  const store = useStoreHours()?.find(({ id }) => id === storeId)
  return <OpenLine {...(store ? openStatus(store, moment) : NOT_KNOWN)} />
}
