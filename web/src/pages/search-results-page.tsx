import { useDocumentHead } from '../browser/document-head.ts'
import { searchHead } from '../catalog/page-head.ts'
import type { Site } from '../catalog/site.ts'
import type { Store } from '../catalog/store.ts'
import { Suggestions } from '../features/search/suggestions.tsx'
import { useSearchResults } from '../features/search/use-search-results.ts'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'
import { StoreResults } from './store-results.tsx'

export function SearchResultsPage() {
  return <StoreListPage>{(site, stores) => <Results site={site} stores={stores} />}</StoreListPage>
}

function Results({ site, stores }: { site: Site; stores: Store[] }) {
  const { query, stores: found, suggestions } = useSearchResults(stores)
  useDocumentHead(searchHead(query, site))
  const title = query === '' ? 'Resultados' : `Resultados para “${query}”`
  const count = found.length === 1 ? '1 resultado' : `${found.length} resultados`
  return (
    <Page title={title} {...(found.length > 0 && { lead: count })}>
      <StoreResults stores={found} whenEmpty={<Suggestions queries={suggestions} />} />
    </Page>
  )
}
