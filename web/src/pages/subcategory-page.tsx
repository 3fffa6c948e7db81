import { useLocation, useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { findCategory } from '../catalog/stores/categories.ts'
import { notFoundHead, storeListHead } from '../catalog/site/page-head.ts'
import { parseListState, storesByIds } from '../catalog/stores/store-ids.ts'
import { slug } from '../catalog/slug.ts'
import type { Site } from '../catalog/site/site.ts'
import type { Store } from '../catalog/stores/store.ts'
import { activeFirst, storesInSection } from '../catalog/stores/store-lists.ts'
import { messages } from '../ui/messages.ts'
import { EmptyListLinks } from './empty-list-links.tsx'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'
import { StoreResults } from './store-results.tsx'

/** A subcategory's (or a category's) stores: of the navigation state or, without it, the address. */
export function SubcategoryPage() {
  return (
    <StoreListPage>
      {(site, stores) => <SubcategoryStores site={site} stores={stores} />}
    </StoreListPage>
  )
}

function SubcategoryStores({ site, stores }: { site: Site; stores: Store[] }) {
  const param = useParams()['subcategory'] ?? ''
  const { results, categoryName } = parseListState(useLocation().state)
  const section = storesInSection(stores, param)
  const found = results ? activeFirst(storesByIds(stores, results)) : (section?.stores ?? [])
  const known = [...site.categories.flatMap((one) => one.subcategories), ...site.categories]
  const name = categoryName || section?.name || findCategory(known, param)?.name
  useDocumentHead(
    name
      ? {
          ...storeListHead(name, site),
          noindex: found.length === 0,
          canonical: section
            ? paths[section.isCategory ? 'category' : 'subcategory'].link(slug(section.name))
            : undefined,
        }
      : notFoundHead(messages.categoryNotFound, site),
  )
  return (
    <Page title={name || messages.categoryNotFound}>
      <StoreResults stores={found} whenEmpty={<EmptyListLinks />} />
    </Page>
  )
}
