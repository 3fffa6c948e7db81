import type { Offer } from '../../catalog/offers/offer.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Section } from '../../ui/section.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offer-carousel.module.css'

const LIMIT = 10

interface OfferCarouselProps {
  title: string
  offers: readonly Offer[]
  /** Address of the whole list. */
  seeAll: string
  linkOf: (offer: Offer) => string
}

/** A row of offers or recommended items; nothing at all when there are none. */
export function OfferCarousel({ title, offers, seeAll, linkOf }: OfferCarouselProps) {
  if (offers.length === 0) return null
  return (
    <Section title={title} more={{ to: seeAll, text: 'Ver todos' }}>
      <Carousel label={title}>
        {offers.slice(0, LIMIT).map((offer) => (
          <li key={`${offer.storeId}-${offer.id}`} className={styles.item}>
            <OfferCard offer={offer} to={linkOf(offer)} level="h3" />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
