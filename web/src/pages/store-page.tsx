import { contactCardPath } from '@guia/contract'
import { useParams } from 'react-router-dom'
import { useStore } from '../api/one-store.ts'
import { both } from '../api/resource.ts'
import { useSiteBasics } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { notFoundHead, storeHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import type { Store } from '../catalog/stores/store.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { useRememberSeen } from '../features/favourites/saved-stores.ts'
import { Gallery } from '../features/gallery/gallery.tsx'
import { StoreMap } from '../features/map/store-map.tsx'
import { SaveBar } from '../features/save-contact/save-bar.tsx'
import { PageTools } from '../features/share/page-tools.tsx'
import { ShareButton } from '../features/share/share-button.tsx'
import { InactiveStore } from '../features/store-detail/inactive-store.tsx'
import { StoreDetail } from '../features/store-detail/store-detail.tsx'
import { messages } from '../ui/messages.ts'
import { PageBar, PageFrame } from './page.tsx'
import { Loaded } from './loaded.tsx'
import { NotFound } from './not-found.tsx'
import styles from './store-page.module.css'
import { OfferList } from '../features/offers/offer-list.tsx'
import { Section } from '../ui/section.tsx'

export function StorePage() {
  const param = useParams()['name'] ?? ''
  return (
    <Loaded state={both(useSiteBasics(), useStore(param))}>
      {([site, store]) => <OneStore site={site} store={store} />}
    </Loaded>
  )
}

function OneStore({ site, store: found }: { site: SiteBasics; store: Store | null }) {
  // An address that names no city is one of this city: maps know the street in many.
  const store = found && { ...found, city: found.city || site.city }
  useDocumentHead(
    store
      ? { ...storeHead(store, site), canonical: paths.store.link(store.slug) }
      : notFoundHead(messages.storeNotFound, site),
  )
  useRememberSeen(store?.id)
  if (!store) return <NotFound title={messages.storeNotFound} />
  return (
    <PageFrame className={styles.page} data-own-head={store.isActive ? '' : undefined}>
      <PageBar isOverPicture={store.isActive} />
      {store.isActive ? (
        <ActiveStore key={store.id} store={store} site={site} />
      ) : (
        <InactiveStore store={store} sitePhone={site.phone} />
      )}
    </PageFrame>
  )
}

/** An active store with all that the other features add to it. */
function ActiveStore({ store, site }: { store: Store; site: SiteBasics }) {
  const { id, name, gallery, whatsapp, phone, logo, slug } = store
  const path = paths.store.link(slug)
  return (
    <>
      <StoreDetail
        store={store}
        share={<ShareButton kind="store" name={name} path={path} siteName={site.name} />}
        heart={<HeartButton id={id} name={name} />}
        gallery={gallery.length > 0 ? <Gallery photos={gallery} name={name} /> : null}
        offers={<StoreOffers store={store} />}
        map={<StoreMap store={store} />}
        tools={<PageTools name={name} path={path} sitePhone={site.phone} />}
      />
      <SaveBar
        kind="store"
        contact={{ name, whatsapp, image: logo, file: contactCardPath(path, slug) }}
        phone={phone}
      />
    </>
  )
}

/** The offers and recommended items of one store, on its own page. */
function StoreOffers({ store: { id, offers, recommended } }: { store: Store }) {
  return (
    <>
      {offers.length > 0 && (
        <Section title="Ofertas">
          <OfferList
            label="Ofertas"
            offers={offers}
            linkOf={(offer) => paths.offer.link(offer.id, id)}
            level="h3"
            isAtStore
          />
        </Section>
      )}
      {recommended.length > 0 && (
        <Section title="Recomendados">
          <OfferList
            label="Recomendados"
            offers={recommended}
            linkOf={(item) => paths.recommended.link(item.id)}
            level="h3"
            isAtStore
          />
        </Section>
      )}
    </>
  )
}
