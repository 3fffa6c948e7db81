import { useDocumentHead } from '../browser/document-head.ts'
import type { Offer } from '../catalog/offers/offer.ts'
import { notFoundHead, offerHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { OfferDetail } from '../features/offers/offer-detail.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from '../ui/messages.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './one-offer.module.css'
import { PageBar } from './page.tsx'

interface OneOfferProps {
  site: SiteBasics
  /** [] when it is over or never was. */
  found: readonly Offer[]
  /** The way to all of them. */
  all: { to: string; text: string; title: string }
}

/** The page of a single offer or recommended item. */
export function OneOffer({ site, found: [offer], all }: OneOfferProps) {
  useDocumentHead(offer ? offerHead(offer, site) : notFoundHead(messages.noResults, site))
  return (
    <div className={styles.page}>
      <PageBar />
      {offer ? (
        <OfferDetail offer={offer} />
      ) : (
        <>
          <PageHeading>{all.title}</PageHeading>
          <EmptyState text={messages.noResults} />
        </>
      )}
      <div className={styles.all}>
        <ButtonLink to={all.to}>{all.text}</ButtonLink>
      </div>
    </div>
  )
}
