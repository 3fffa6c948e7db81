import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { offersResource } from '../api/lists.ts'
import { useMoment } from '../api/moment.ts'
import { useStore } from '../api/one-store.ts'
import { usePagedResource } from '../api/paged-resource.ts'
import { both } from '../api/resource.ts'
import { useSiteBasics } from '../api/site.ts'
import { openStatus } from '../catalog/hours/opening-hours.ts'
import type { Offer, Offers } from '../catalog/offers/offer.ts'
import { OFFERS_SHOWN } from '../catalog/site/page-sizes.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { ListRestContext } from '../ui/list-rest.ts'
import { Loaded } from './loaded.tsx'
import { useDocumentHead } from '../browser/document-head.ts'
import { notFoundHead, offerHead } from '../catalog/site/page-head.ts'
import { OfferDetail } from '../features/offers/offer-detail.tsx'
import { ShareButton } from '../features/share/share-button.tsx'
import { OpenBadge } from '../ui/badges.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from '../ui/messages.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './offer-pages.module.css'
import { PageBar } from './page.tsx'

interface OffersLoadedProps {
  /** Which of the two lists the page shows. */
  list: keyof Offers
  children: (site: SiteBasics, offers: Offer[]) => ReactNode
}

/** A page of offers or recommended items: waits for them, of which it may know the first only. */
export function OffersLoaded({ list, children }: OffersLoadedProps) {
  const { state, rest } = usePagedResource(offersResource, {
    isCut: (offers) => offers[list].length >= OFFERS_SHOWN,
    isBeyond: () => false,
  })
  const site = useSiteBasics()
  return (
    <ListRestContext value={rest}>
      <Loaded state={both(site, state)}>
        {([basics, offers]) => children(basics, offers[list])}
      </Loaded>
    </ListRestContext>
  )
}

interface OneOfferProps {
  site: SiteBasics
  /** [] when it is over or never was. */
  found: readonly Offer[]
  /** What the button that asks for it says. */
  wish: string
  /** The way to all of them. */
  all: { to: string; text: string; title: string }
}

/** The page of a single offer or recommended item. */
export function OneOffer({ site, found: [offer], wish, all }: OneOfferProps) {
  const { pathname } = useLocation()
  useDocumentHead(offer ? offerHead(offer, site) : notFoundHead(messages.noResults, site))
  return (
    <div className={styles.page}>
      <PageBar />
      {offer ? (
        <OfferDetail
          offer={offer}
          siteName={site.name}
          wish={wish}
          openState={<OpenState slug={offer.store.slug} />}
          share={
            <ShareButton kind="offer" name={offer.name} path={pathname} siteName={site.name} />
          }
        />
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

const NOT_KNOWN = { isOpen: null, label: null } as const

/** Whether the store of an offer is open now, once its hours are there; its place until then. */
function OpenState({ slug }: { slug: string }) {
  const store = useStore(slug)
  const moment = useMoment()
  const isUnknown = moment === null || store.status === 'loading'
  const found = store.status === 'loaded' ? store.data : null
  if (!isUnknown && found === null) return null
  return (
    <p>
      <OpenBadge {...(isUnknown || found === null ? NOT_KNOWN : openStatus(found, moment))} />
    </p>
  )
}
