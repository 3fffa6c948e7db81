import { useContext, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { storesResource } from '../api/lists.ts'
import { useWholeState } from '../api/resource-hooks.ts'
import type { Search } from '../features/search/everything.ts'
import type { Hit } from '../catalog/search/find.ts'
import type { SearchGroup } from '../catalog/search/search-everything.ts'
import { inCategories } from '../catalog/search/store-query.ts'
import { asksForPharmacy } from '../catalog/search/suggest.ts'
import { readFilters } from '../catalog/stores/filters.ts'
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
import { ShowMore } from '../ui/show-more.tsx'
import { AlsoSearched, SomeWordsOnly, WishNote } from '../features/search/search-notes.tsx'
import { useMissedSearch } from '../features/search/use-missed-search.ts'
import styles from './search-matches.module.css'
import { StoreResults } from './store-results.tsx'

/** Of a group beside the stores, at first and with each «Mostrar más». */
const SHOWN = 12

const NONE: readonly string[] = []

interface SearchMatchesProps {
  query: string
  search: Search
  /** The stores to list, some of those that the search finds. */
  stores: readonly Store[]
  /** Slugs of the categories that they were chosen by: of those are offers too, and nobody else. */
  categories?: readonly string[]
  /** Address of a query's results. */
  linkOf: (query: string) => string
  /** Shown under what may not be what was meant. */
  waysOn: ReactNode
}

/**
 * What a search finds, the group that fits best first. The small groups are in files of their own,
 * which only a search that finds no store waits for.
 */
export function SearchMatches({
  query,
  search,
  stores,
  categories = NONE,
  linkOf,
  waysOn,
}: SearchMatchesProps) {
  useMissedSearch(query, search)
  const offers = useOffersShown(search.offers, categories)
  const isNear = readFilters(useSearchParams()[0]).near
  const isAwaited = useContext(ListRestContext).status === 'awaited'
  // As a page does whose own code cannot be had.
  if (search.failure) throw search.failure
  if (search.isPending && stores.length === 0 && !isAwaited) return <StoreGhosts />
  const isNothing = stores.length === 0 && search.order.length === 0
  if (search.retry && isNothing && !isAwaited) return <LoadError onRetry={search.retry} />
  const isChosen = categories.length > 0
  const professionals = isChosen ? [] : search.professionals
  const contacts = isChosen ? [] : search.contacts
  const groups = { stores, offers, professionals, contacts }
  const filled = search.order.filter((group) => groups[group].length > 0)
  const shown: readonly SearchGroup[] = filled.length > 0 ? filled : ['stores']
  const hasSomeWords = {
    stores: search.stores.isPartial && stores.length > 0,
    offers: false,
    professionals: haveSomeWords(professionals),
    contacts: haveSomeWords(contacts),
  }
  const firstWithSome = shown.find((group) => hasSomeWords[group])
  return (
    <div className={styles.groups}>
      {asksForPharmacy(query, search) && <DutyLine />}
      <AlsoSearched words={search.stores.hits[0]?.readAs ?? []} linkOf={linkOf} />
      {shown.map((group) => (
        <div key={group}>
          {group === firstWithSome && <SomeWordsOnly />}
          {group === 'stores' && stores.length > 0 && (
            <WishNote wish={search.stores.wish} isNear={isNear} />
          )}
          {group === 'stores' && (
            <StoreResults
              stores={stores}
              isBesideOthers={filled.some((other) => other !== 'stores')}
            />
          )}
          {group === 'offers' && <Offers key={query} hits={offers} />}
          {group === 'professionals' && <Professionals key={query} hits={professionals} />}
          {group === 'contacts' && <Contacts key={query} hits={contacts} />}
        </div>
      ))}
      {search.isUncertain && !isAwaited && waysOn}
    </div>
  )
}

/** Of offers those whose stores are in these categories and pass the filters of the query string. */
export function useOffersShown(
  offers: Search['offers'],
  categories: readonly string[] = NONE,
): Search['offers'] {
  const stores = useWholeState(storesResource)
  const sellers = useMemo(() => {
    const ids = offers.map(({ item }) => item.storeId)
    return stores.status === 'loaded' ? inCategories(storesByIds(stores.data, ids), categories) : []
  }, [offers, stores, categories])
  const { stores: passing } = useStoreFilters(sellers)
  return offers.filter(({ item }) => passing.some(({ id }) => id === item.storeId))
}

/** Whether all of them are found by some words of the query only, as it was typed. */
const haveSomeWords = (hits: readonly Pick<Hit<unknown>, 'isGuess' | 'readAs'>[]): boolean =>
  hits.length > 0 && hits.every(({ isGuess, readAs }) => isGuess && readAs.length === 0)

interface GroupProps<T> {
  title: string
  hits: readonly { item: T }[]
  children: (items: T[]) => ReactNode
}

/** The first of a group, and the way to the others. */
function Group<T>({ title, hits, children }: GroupProps<T>) {
  const [count, setCount] = useState(SHOWN)
  return (
    <Section title={title}>
      {children(hits.slice(0, count).map(({ item }) => item))}
      {hits.length > count && (
        <ShowMore known={hits.length} count={count} onMore={() => setCount(count + SHOWN)} />
      )}
    </Section>
  )
}

const Offers = ({ hits }: { hits: Search['offers'] }) => (
  <Group title="Ofertas" hits={hits}>
    {(offers) => (
      <OfferList
        label="Ofertas"
        offers={offers}
        linkOf={({ id, storeId }) => paths.offer.link(id, storeId)}
        level="h3"
      />
    )}
  </Group>
)

const Professionals = ({ hits }: { hits: Search['professionals'] }) => (
  <Group title="Profesionales" hits={hits}>
    {(professionals) => <ProfessionalLines professionals={professionals} />}
  </Group>
)

const Contacts = ({ hits }: { hits: Search['contacts'] }) => (
  <Group title="Contactos útiles" hits={hits}>
    {(contacts) => <ContactEntries contacts={contacts} />}
  </Group>
)
