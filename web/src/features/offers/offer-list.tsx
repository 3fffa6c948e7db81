import type { Offer } from '../../catalog/offers/offer.ts'
import { OFFERS_SHOWN } from '../../catalog/site/page-sizes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../ui/messages.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { useShownCount } from '../../ui/history-entry.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offer-list.module.css'

interface OfferListProps {
  label: string
  offers: readonly Offer[]
  linkOf: (offer: Offer) => string
  /** Rank of the headings of its cards. */
  level?: 'h2' | 'h3'
  /** On the page of the store whose offers they are. */
  isAtStore?: boolean
}

export function OfferList({ label, offers, linkOf, level = 'h2', isAtStore }: OfferListProps) {
  const [count, showMore] = useShownCount(OFFERS_SHOWN, { list: label })
  if (offers.length === 0) return <EmptyState text={messages.noResults} />
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {offers.slice(0, count).map((offer) => (
          <li key={`${offer.storeId}-${offer.id}`}>
            <OfferCard offer={offer} to={linkOf(offer)} level={level} isAtStore={isAtStore} />
          </li>
        ))}
      </ul>
      <ShowMore known={offers.length} count={count} onMore={showMore} />
    </>
  )
}
