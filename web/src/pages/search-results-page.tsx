import { useDocumentHead } from '../browser/document-head.ts'
import { useHydrated } from '../browser/hydrated.ts'
import { searchHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import type { Store } from '../catalog/stores/store.ts'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { NearLists, Suggestions } from '../features/search/search-links.tsx'
import { useSearchResults } from '../features/search/use-search-results.ts'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { Page } from './page.tsx'
import { SearchMatches } from './search-matches.tsx'
import styles from './store-list-page.module.css'
import { StoreListPage } from './store-list-page.tsx'
import { EmptyListLinks } from './empty-list-links.tsx'

/** Keeps the line's place until the results are there. */
const NO_COUNT = '\u00a0'

export function SearchResultsPage() {
  return <StoreListPage>{(site, stores) => <Results site={site} stores={stores} />}</StoreListPage>
}

function Results({ site, stores }: { site: Site; stores: Store[] }) {
  const { query, stores: found, suggestions } = useSearchResults(stores)
  useDocumentHead(searchHead(query, site))
  const title = query === '' ? 'Resultados' : `Resultados para “${query}”`
  const { stores: shown } = useStoreFilters(found)
  const lead = found.length > 0 ? countText(shown.length, found.length) : NO_COUNT
  const isHydrated = useHydrated()
  return (
    <Page title={title} lead={lead}>
      <div className={styles.own}>
        {isHydrated ? (
          <>
            <NearLists site={site} query={query} />
            <SearchMatches
              query={query}
              stores={found}
              whenEmpty={
                <>
                  <Suggestions queries={suggestions} />
                  <EmptyListLinks />
                </>
              }
            />
          </>
        ) : (
          <StoreGhosts />
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
