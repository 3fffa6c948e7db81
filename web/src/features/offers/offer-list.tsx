import type { Offer } from '../../catalog/offer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../ui/messages.ts'
import { useShownCount } from '../../ui/use-shown-count.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offer-list.module.css'

/** Offers shown at first, and added by each "Mostrar más" (spec section 9). */
const STEP = 10

interface OfferListProps {
  label: string
  offers: readonly Offer[]
  linkOf: (offer: Offer) => string
}

export function OfferList({ label, offers, linkOf }: OfferListProps) {
  const [count, showMore] = useShownCount(STEP)
  if (offers.length === 0) return <EmptyState text={messages.noResults} />
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {offers.slice(0, count).map((offer) => (
          <li key={`${offer.storeId}-${offer.id}`}>
            <OfferCard offer={offer} to={linkOf(offer)} />
          </li>
        ))}
      </ul>
      {offers.length > count && (
        <div className={styles.more}>
          <Button onClick={showMore}>Mostrar más</Button>
        </div>
      )}
    </>
  )
}
