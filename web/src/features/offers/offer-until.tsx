import { useNow } from '../../browser/now.ts'
import { dayInGoya } from '../../catalog/calendar/days.ts'
import { untilText, type Offer } from '../../catalog/offers/offer.ts'

interface OfferUntilProps {
  offer: Offer
  className: string | undefined
  id?: string
}

/** The last day of an offer, in words once the visitor's day is known; nothing without one. */
export function OfferUntil({ offer, ...of }: OfferUntilProps) {
  const now = useNow()
  const text = untilText(offer.until, now && dayInGoya(now))
  return text !== '' && <p {...of}>{text}</p>
}
