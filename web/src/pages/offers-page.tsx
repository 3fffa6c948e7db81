import { useParams } from 'react-router-dom'
import { useOffers } from '../api/offers.ts'
import { both } from '../api/resource.ts'
import { useSiteOrPlain } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import type { Offer } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offers.ts'
import { offersHead } from '../catalog/page-head.ts'
import type { Site } from '../catalog/site.ts'
import { OfferList } from '../features/offers/offer-list.tsx'
import { Loaded } from './loaded.tsx'
import { OneOffer } from './one-offer.tsx'
import { Page } from './page.tsx'

/** /ofertas: all offers that are in date; with ids only that one. */
export function OffersPage() {
  const { ofertaId, tiendaId = '' } = useParams()
  return (
    <Loaded state={both(useSiteOrPlain(), useOffers())}>
      {([site, { offers }]) =>
        ofertaId === undefined ? (
          <AllOffers site={site} offers={offers} />
        ) : (
          <OneOffer
            site={site}
            found={findOffer(offers, ofertaId, tiendaId)}
            all={{ to: paths.offers.link(), text: 'Ver todas las ofertas' }}
          />
        )
      }
    </Loaded>
  )
}

function AllOffers({ site, offers }: { site: Site; offers: Offer[] }) {
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
