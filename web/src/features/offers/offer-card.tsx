import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '../../catalog/offers/offer.ts'
import { Picture } from '../../ui/picture.tsx'
import { OfferUntil } from './offer-until.tsx'
import styles from './offer-card.module.css'

interface OfferCardProps {
  offer: Offer
  to: string
  /** Rank of its heading under the list's. */
  level?: 'h2' | 'h3'
}

/** An offer or a recommended item; the whole card leads to it. */
export function OfferCard({ offer, to, level: Heading = 'h2' }: OfferCardProps) {
  const [discountId, storeId] = [useId(), useId()]
  return (
    <article className={styles.card}>
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
          <Link to={to} className={styles.link} aria-describedby={`${discountId} ${storeId}`}>
            {offer.name}
          </Link>
        </Heading>
        <p id={storeId} className={styles.store}>
          {offer.store.name}
        </p>
        <OfferUntil offer={offer} className={styles.until} />
      </div>
    </article>
  )
}
