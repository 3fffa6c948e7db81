import type { ReactNode } from 'react'
import { offersResource } from '../api/offers.ts'
import { usePagedResource } from '../api/paged-resource.ts'
import { both } from '../api/resource.ts'
import { useSiteBasics } from '../api/site.ts'
import type { Offer, Offers } from '../catalog/offers/offer.ts'
import { OFFERS_SHOWN } from '../catalog/site/page-sizes.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { ListRestContext } from '../ui/list-rest.ts'
import { Loaded } from './loaded.tsx'

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
    <ListRestContext value={{ ...rest, total: null }}>
      <Loaded state={both(site, state)}>
        {([basics, offers]) => children(basics, offers[list])}
      </Loaded>
    </ListRestContext>
  )
}
