import { useLocation, useParams } from 'react-router-dom'
import { offersResource } from '../api/lists.ts'
import { useMoment } from '../api/moment.ts'
import { useStore } from '../api/one-store.ts'
import { usePagedResource } from '../api/paged-resource.ts'
import { both } from '../api/resource.ts'
import { useSiteBasics } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { openStatus } from '../catalog/hours/opening-hours.ts'
import { findOffer, findRecommended, type Offer, type Offers } from '../catalog/offers/offer.ts'
import {
  notFoundHead,
  offerHead,
  offersHead,
  offerTitle,
  recommendedHead,
  type PageHead,
} from '../catalog/site/page-head.ts'
import { OFFERS_SHOWN } from '../catalog/site/page-sizes.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { OfferDetail } from '../features/offers/offer-detail.tsx'
import { OfferList } from '../features/offers/offer-list.tsx'
import { ShareButton } from '../features/share/share-button.tsx'
import { OpenBadge } from '../ui/badges.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { messages } from '../ui/messages.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loaded } from './loaded.tsx'
import styles from './offers-page.module.css'
import { Page, PageBar, PageFrame } from './page.tsx'

/** What the pages of offers and of recommended items differ by. */
interface OfferKind {
  list: keyof Offers
  title: string
  headOf: (site: SiteBasics) => PageHead
  linkOf: (offer: Offer) => string
  /** [] when it is over or never was. */
  find: (offers: readonly Offer[], id: string, storeId: string) => readonly Offer[]
  /** What the button that asks for one says. */
  wish: string
  /** The way from one to all of them. */
  all: { to: string; text: string }
}

const OFFERS: OfferKind = {
  list: 'offers',
  title: 'Ofertas',
  headOf: offersHead,
  linkOf: ({ id, storeId }) => paths.offer.link(id, storeId),
  find: findOffer,
  wish: 'Quiero la oferta',
  all: { to: paths.offers.link(), text: 'Ver todas las ofertas' },
}

const RECOMMENDED: OfferKind = {
  list: 'recommended',
  title: 'Recomendados',
  headOf: recommendedHead,
  linkOf: ({ id }) => paths.recommended.link(id),
  find: findRecommended,
  wish: 'Lo quiero',
  all: { to: paths.recommended.link(), text: 'Ver todos los recomendados' },
}

/**
 * /ofertas: all offers that are in date; with ids only that one. /recomendados: everything that
 * stores recommend; with an id only that one. It may know the first of them only.
 */
export function OffersPage() {
  const isRecommended = useLocation().pathname.startsWith(RECOMMENDED.all.to)
  const kind = isRecommended ? RECOMMENDED : OFFERS
  const { id, ofertaId = id, tiendaId = '' } = useParams()
  const { state, rest } = usePagedResource(offersResource, {
    isCut: (offers) => offers[kind.list].length >= OFFERS_SHOWN,
    isBeyond: () => false,
  })
  return (
    <ListRestContext value={rest}>
      <Loaded state={both(useSiteBasics(), state)}>
        {([site, { [kind.list]: offers }]) =>
          ofertaId === undefined ? (
            <AllOffers site={site} kind={kind} offers={offers} />
          ) : (
            <OneOffer site={site} kind={kind} found={kind.find(offers, ofertaId, tiendaId)} />
          )
        }
      </Loaded>
    </ListRestContext>
  )
}

interface AllOffersProps {
  site: SiteBasics
  kind: OfferKind
  offers: readonly Offer[]
}

function AllOffers({ site, kind: { title, headOf, linkOf }, offers }: AllOffersProps) {
  useDocumentHead(headOf(site))
  return (
    <Page title={title}>
      <OfferList label={title} offers={offers} linkOf={linkOf} />
    </Page>
  )
}

interface OneOfferProps {
  site: SiteBasics
  kind: OfferKind
  found: readonly Offer[]
}

/** The page of a single offer or recommended item. */
function OneOffer({ site, kind: { title, wish, all }, found: [offer] }: OneOfferProps) {
  const { pathname } = useLocation()
  useDocumentHead(offer ? offerHead(offer, site) : notFoundHead(messages.noResults, site))
  return (
    <PageFrame>
      <PageBar />
      {offer ? (
        <OfferDetail
          offer={offer}
          siteName={site.name}
          wish={wish}
          openState={<OpenState slug={offer.store.slug} />}
          share={
            <ShareButton
              kind="offer"
              name={offerTitle(offer)}
              path={pathname}
              siteName={site.name}
            />
          }
        />
      ) : (
        <>
          <PageHeading>{title}</PageHeading>
          <EmptyState text={messages.noResults} />
        </>
      )}
      <div className={styles.all} data-screen-only>
        <ButtonLink to={all.to}>{all.text}</ButtonLink>
      </div>
    </PageFrame>
  )
}

const NOT_KNOWN = { isOpen: null, label: null } as const

/**
 * Whether the store of an offer is open now, once its hours are there; its place until then. On paper,
 * where the store's page cannot be gone to, how it is reached.
 */
function OpenState({ slug }: { slug: string }) {
  const store = useStore(slug)
  const moment = useMoment()
  const isUnknown = moment === null || store.status === 'loading'
  const found = store.status === 'loaded' ? store.data : null
  if (!isUnknown && found === null) return null
  const whereAbouts = [found?.address, found?.phone].filter(Boolean).join(' · ')
  return (
    <>
      <p>
        <OpenBadge {...(isUnknown || found === null ? NOT_KNOWN : openStatus(found, moment))} />
      </p>
      {whereAbouts !== '' && <p data-print-only>{whereAbouts}</p>}
    </>
  )
}
