import { useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { type Offer, findOffer } from '../catalog/offers/offer.ts'
import { offersHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { OfferList } from '../features/offers/offer-list.tsx'
import { OffersLoaded, OneOffer } from './offer-pages.tsx'
import { Page } from './page.tsx'

/** /ofertas: all offers that are in date; with ids only that one. */
export function OffersPage() {
  const { ofertaId, tiendaId = '' } = useParams()
  return (
    <OffersLoaded list="offers">
      {(site, offers) =>
        ofertaId === undefined ? (
          <AllOffers site={site} offers={offers} />
        ) : (
          <OneOffer
            site={site}
            wish="Quiero la oferta"
            found={findOffer(offers, ofertaId, tiendaId)}
            all={{ to: paths.offers.link(), text: 'Ver todas las ofertas', title: 'Ofertas' }}
          />
        )
      }
    </OffersLoaded>
  )
}

function AllOffers({ site, offers }: { site: SiteBasics; offers: Offer[] }) {
  useDocumentHead(offersHead(site))
  return (
    <Page title="Ofertas">
      <OfferList
        label="Ofertas"
        offers={offers}
        linkOf={({ id, storeId }) => paths.offer.link(id, storeId)}
      />
    </Page>
  )
}
