import { useDuties, useLightStores, useOffers, useUsefulContacts } from '../../api/lists.ts'
import { both, optional, type ResourceState } from '../../api/resource.ts'
import { useSite } from '../../api/site.ts'
import type { Duty } from '../../catalog/calendar/duties.ts'
import type { Offers } from '../../catalog/offers/offer.ts'
import type { Site } from '../../catalog/site/site.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'

export interface HomeData {
  site: Site
  stores: LightStore[]
  offers: Offers
  usefulContacts: UsefulContactCategory[]
  duties: Duty[]
}

const NO_OFFERS: Offers = { offers: [], recommended: [] }

/**
 * Data that the home screen waits for before it shows anything, so that no block pushes another one
 * away. Without configuration or stores there is no home; offers and contacts are left out.
 */
export function useHomeData(): ResourceState<HomeData> {
  const needed = both(useSite(), useLightStores())
  const small = both(optional(useOffers()), optional(useUsefulContacts()))
  const state = both(needed, both(small, optional(useDuties())))
  if (state.status !== 'loaded') return state
  const [[site, stores], [[offers, usefulContacts], duties]] = state.data
  return {
    status: 'loaded',
    data: {
      site,
      stores,
      offers: offers ?? NO_OFFERS,
      usefulContacts: usefulContacts ?? [],
      duties: duties ?? [],
    },
  }
}
