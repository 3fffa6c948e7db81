import { useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { type Offer, findRecommended } from '../catalog/offers/offer.ts'
import { recommendedHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { OfferList } from '../features/offers/offer-list.tsx'
import { OffersLoaded, OneOffer } from './offer-pages.tsx'
import { Page } from './page.tsx'

/** /recomendados: everything that stores recommend; with an id only that one. */
export function RecommendedPage() {
  const { id } = useParams()
  return (
    <OffersLoaded list="recommended">
      {(site, recommended) =>
        id === undefined ? (
          <AllRecommended site={site} recommended={recommended} />
        ) : (
          <OneOffer
            site={site}
            wish="Lo quiero"
            found={findRecommended(recommended, id)}
            all={{
              to: paths.recommended.link(),
              text: 'Ver todos los recomendados',
              title: 'Recomendados',
            }}
          />
        )
      }
    </OffersLoaded>
  )
}

function AllRecommended({ site, recommended }: { site: SiteBasics; recommended: Offer[] }) {
  useDocumentHead(recommendedHead(site))
  return (
    <Page title="Recomendados">
      <OfferList
        label="Recomendados"
        offers={recommended}
        linkOf={({ id }) => paths.recommended.link(id)}
      />
    </Page>
  )
}
