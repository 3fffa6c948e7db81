import { useSearchParams } from 'react-router-dom'
import { useDocumentHead } from '../browser/document-head.ts'
import { useHydrated } from '../browser/hydrated.tsx'
import { requestedStoresHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { titleOfSeveral } from '../catalog/stores/carousels.ts'
import { namesOfRequested } from '../catalog/stores/categories.ts'
import type { Store } from '../catalog/stores/store.ts'
import { requestedCategories, storesInAnyCategory } from '../catalog/stores/store-lists.ts'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { Page } from './page.tsx'
import styles from './store-list-page.module.css'
import { StoreListPage } from './store-list-page.tsx'
import { StoreResults } from './store-results.tsx'
import { EmptyListLinks, NeedsScripts } from './empty-list-links.tsx'

export function StoresPage() {
  return (
    <StoreListPage>
      {(site, stores) => <RequestedStores site={site} stores={stores} />}
    </StoreListPage>
  )
}

function RequestedStores({ site, stores }: { site: Site; stores: Store[] }) {
  const [parameters] = useSearchParams()
  const requested = requestedCategories(parameters.get('category') ?? '')
  const found = storesInAnyCategory(stores, requested, site.formerNames)
  const known = [
    ...site.categories.map(({ name }) => name),
    ...found.flatMap(({ categories }) => categories),
  ]
  const names = namesOfRequested(requested, known, site.formerNames)
  const title = titleOfSeveral(requested) ?? (names.join(', ') || 'Tiendas')
  useDocumentHead(requestedStoresHead(title, site))
  const isHydrated = useHydrated()
  return (
    <Page title={title}>
      <div className={styles.own}>
        {isHydrated ? (
          <StoreResults stores={found} whenEmpty={<EmptyListLinks />} />
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
