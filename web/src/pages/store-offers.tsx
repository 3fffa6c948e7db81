import { paths } from '../app/paths.ts'
import type { Store } from '../catalog/stores/store.ts'
import { OfferList } from '../features/offers/offer-list.tsx'
import { Section } from '../ui/section.tsx'

/** The offers and recommended items of one store, on its own page. */
export function StoreOffers({ store: { id, offers, recommended } }: { store: Store }) {
  return (
    <>
      {offers.length > 0 && (
        <Section title="Ofertas">
          <OfferList
            label="Ofertas"
            offers={offers}
            linkOf={(offer) => paths.offer.link(offer.id, id)}
            level="h3"
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
          />
        </Section>
      )}
    </>
  )
}
