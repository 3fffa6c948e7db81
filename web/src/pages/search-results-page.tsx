import { useLocation } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { useHydrated } from '../browser/hydrated.tsx'
import { shorten } from '../catalog/search/text.ts'
import { searchHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { parseListState, storesByIds } from '../catalog/stores/store-ids.ts'
import type { Store } from '../catalog/stores/store.ts'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { useSearch, useSearchCode } from '../features/search/everything.ts'
import { NearLists } from '../features/search/search-links.tsx'
import { TellUs } from '../features/search/search-notes.tsx'
import { queryOf } from '../features/search/use-run-search.ts'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { Page } from './page.tsx'
import { SearchMatches, useOffersShown } from './search-matches.tsx'
import styles from './store-list-page.module.css'
import { StoreListPage } from './store-list-page.tsx'
import { EmptyListLinks, NeedsScripts } from './empty-list-links.tsx'

/** Of a query in the title: the results are not pushed off the screen. */
const TITLE_LENGTH = 80

/** Keeps the line's place until the results are there. */
const NO_COUNT = '\u00a0'

export function SearchResultsPage() {
  // With the lists, not after them.
  useSearchCode(queryOf(useLocation()) !== '')
  return <StoreListPage>{(site, stores) => <Results site={site} stores={stores} />}</StoreListPage>
}

function Results({ site, stores }: { site: Site; stores: Store[] }) {
  const location = useLocation()
  const query = queryOf(location)
  const search = useSearch(query)
  const { results } = parseListState(location.state)
  const found = results ? storesByIds(stores, results) : search.stores.hits.map(({ item }) => item)
  useDocumentHead(searchHead(query, site))
  const title = query === '' ? 'Resultados' : `Resultados para “${shorten(query, TITLE_LENGTH)}”`
  const { stores: shown } = useStoreFilters(found)
  const { offers, professionals, contacts } = search
  const people = professionals.length + contacts.length
  const all = found.length + offers.length + people
  const count = shown.length + useOffersShown(offers).length + people
  const lead = all > 0 ? countText(count, all) : NO_COUNT
  const isHydrated = useHydrated()
  return (
    <Page title={title} lead={lead}>
      <div className={styles.own}>
        {isHydrated ? (
          <>
            <NearLists site={site} query={query} />
            <SearchMatches
              query={query}
              search={search}
              stores={found}
              linkOf={paths.searchResults.link}
              waysOn={
                <>
                  <EmptyListLinks />
                  <TellUs query={query} phone={site.phone} />
                </>
              }
            />
          </>
        ) : (
          <>
            <StoreGhosts />
            <NeedsScripts />
          </>
        )}
      </div>
    </Page>
  )
}

/** '1 resultado', '14 resultados'; with a filter '4 de 14 resultados'. */
function countText(shown: number, found: number): string {
  const all = found === 1 ? '1 resultado' : `${found} resultados`
  return shown === found ? all : `${shown} de ${all}`
}
