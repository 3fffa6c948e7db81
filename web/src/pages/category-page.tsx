import { useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { findCategory, isNamedBy } from '../catalog/stores/categories.ts'
import { notFoundHead, storeListHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import type { Store } from '../catalog/stores/store.ts'
import { slug } from '../catalog/slug.ts'
import { storesInCategory } from '../catalog/stores/store-lists.ts'
import { messages } from '../ui/messages.ts'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'
import { StoreResults } from './store-results.tsx'
import { EmptyListLinks } from './empty-list-links.tsx'

export function CategoryPage() {
  return (
    <StoreListPage>
      {(site, stores) => <CategoryStores site={site} stores={stores} />}
    </StoreListPage>
  )
}

function CategoryStores({ site, stores }: { site: Site; stores: Store[] }) {
  const param = useParams()['category'] ?? ''
  const category = findCategory(site.categories, param)
  const found = storesInCategory(stores, category?.name ?? param)
  const name =
    category?.name ??
    found.flatMap(({ categories }) => categories).find((one) => isNamedBy(one, param))
  useDocumentHead(
    name === undefined
      ? notFoundHead(messages.categoryNotFound, site)
      : {
          ...storeListHead(name, site),
          noindex: found.length === 0,
          canonical: paths.category.link(slug(name)),
        },
  )
  return (
    <Page title={name ?? messages.categoryNotFound}>
      <StoreResults stores={found} whenEmpty={<EmptyListLinks />} />
    </Page>
  )
}
