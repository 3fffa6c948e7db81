import { useContext, useMemo, type ReactNode } from 'react'
import { storesResource } from '../api/lists.ts'
import { useWholeState } from '../api/resource-hooks.ts'
import type { Search } from '../features/search/everything.ts'
import type { Hit } from '../catalog/search/find.ts'
import type { SearchGroup } from '../catalog/search/search-everything.ts'
import { asksForPharmacy } from '../catalog/search/suggest.ts'
import { storesByIds } from '../catalog/stores/store-ids.ts'
import type { Store } from '../catalog/stores/store.ts'
import { DutyLine } from '../features/duty/duty-line.tsx'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { OfferList } from '../features/offers/offer-list.tsx'
import { ProfessionalLines } from '../features/professionals/professional-lines.tsx'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { ContactEntries } from '../features/useful-contacts/contact-entries.tsx'
import { paths } from '../app/paths.ts'
import { LoadError } from '../ui/load-error.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { Section } from '../ui/section.tsx'
import { AlsoSearched, SomeWordsOnly, WishNote } from '../features/search/search-notes.tsx'
import { useMissedSearch } from '../features/search/use-missed-search.ts'
import styles from './search-matches.module.css'
import { StoreResults } from './store-results.tsx'

/** More of one kind are rather a list of their own. */
const SHOWN = 12

interface SearchMatchesProps {
  query: string
  search: Search
  /** The stores to list, some of those that the search finds. */
  stores: readonly Store[]
  /** Address of a query's results. */
  linkOf: (query: string) => string
  /** Shown under what may not be what was meant. */
  waysOn: ReactNode
}

/**
 * What a search finds, the group that fits best first. The small groups are in files of their own,
 * which only a search that finds no store waits for.
 */
export function SearchMatches({ query, search, stores, linkOf, waysOn }: SearchMatchesProps) {
  useMissedSearch(query, search)
  const offers = useOffersShown(search.offers)
  const isAwaited = useContext(ListRestContext).status === 'awaited'
  // As a page does whose own code cannot be had.
  if (search.failure) throw search.failure
  if (search.isPending && stores.length === 0 && !isAwaited) return <StoreGhosts />
  const isNothing = stores.length === 0 && search.order.length === 0
  if (search.retry && isNothing && !isAwaited) return <LoadError onRetry={search.retry} />
  const shown: readonly SearchGroup[] = search.order.length > 0 ? search.order : ['stores']
  const hasSomeWords = {
    stores: search.stores.isPartial && stores.length > 0,
    offers: false,
    professionals: haveSomeWords(search.professionals),
    contacts: haveSomeWords(search.contacts),
  }
  const firstWithSome = shown.find((group) => hasSomeWords[group])
  return (
    <div className={styles.groups}>
      {asksForPharmacy(query, search) && <DutyLine />}
      <AlsoSearched words={search.stores.hits[0]?.readAs ?? []} linkOf={linkOf} />
      {shown.map((group) => (
        <div key={group}>
          {group === firstWithSome && <SomeWordsOnly />}
          {group === 'stores' && stores.length > 0 && <WishNote wish={search.stores.wish} />}
          {group === 'stores' && <StoreResults stores={stores} />}
          {group === 'offers' && offers.length > 0 && <Offers hits={offers} />}
          {group === 'professionals' && <Professionals hits={search.professionals} />}
          {group === 'contacts' && <Contacts hits={search.contacts} />}
        </div>
      ))}
      {search.isUncertain && !isAwaited && waysOn}
    </div>
  )
}

/** Of offers those whose stores pass the filters of the query string. */
export function useOffersShown(offers: Search['offers']): Search['offers'] {
  const stores = useWholeState(storesResource)
  const sellers = useMemo(() => {
    const ids = offers.map(({ item }) => item.storeId)
    return stores.status === 'loaded' ? storesByIds(stores.data, ids) : []
  }, [offers, stores])
  const { stores: passing } = useStoreFilters(sellers)
  return offers.filter(({ item }) => passing.some(({ id }) => id === item.storeId))
}

/** Whether all of them are found by some words of the query only, as it was typed. */
const haveSomeWords = (hits: readonly Pick<Hit<unknown>, 'isGuess' | 'readAs'>[]): boolean =>
  hits.length > 0 && hits.every(({ isGuess, readAs }) => isGuess && readAs.length === 0)

const items = <T,>(hits: readonly { item: T }[]): T[] =>
  hits.slice(0, SHOWN).map(({ item }) => item)

const Offers = ({ hits }: { hits: Search['offers'] }) => (
  <Section title="Ofertas">
    <OfferList
      label="Ofertas"
      offers={items(hits)}
      linkOf={({ id, storeId }) => paths.offer.link(id, storeId)}
      level="h3"
    />
  </Section>
)

const Professionals = ({ hits }: { hits: Search['professionals'] }) => (
  <Section title="Profesionales">
    <ProfessionalLines professionals={items(hits)} />
  </Section>
)

const Contacts = ({ hits }: { hits: Search['contacts'] }) => (
  <Section title="Contactos útiles">
    <ContactEntries contacts={items(hits)} />
  </Section>
)
