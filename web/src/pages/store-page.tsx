import { useParams } from 'react-router-dom'
import { both } from '../api/resource.ts'
import { useSiteOrPlain } from '../api/site.ts'
import { useStores } from '../api/stores.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { findStore } from '../catalog/find-store.ts'
import { notFoundHead, storeHead } from '../catalog/page-head.ts'
import type { Site } from '../catalog/site.ts'
import type { Store } from '../catalog/store.ts'
import { StoreMap } from '../features/map/store-map.tsx'
import { InactiveStore } from '../features/store-detail/inactive-store.tsx'
import { StoreDetail } from '../features/store-detail/store-detail.tsx'
import { messages } from '../ui/messages.ts'
import { PageBar } from './page.tsx'
import { Loaded } from './loaded.tsx'
import { NotFound } from './not-found.tsx'
import styles from './store-page.module.css'

export function StorePage() {
  return (
    <Loaded state={both(useSiteOrPlain(), useStores())}>
      {([site, stores]) => <OneStore site={site} stores={stores} />}
    </Loaded>
  )
}

function OneStore({ site, stores }: { site: Site; stores: Store[] }) {
  const store = findStore(stores, useParams()['name'] ?? '')
  useDocumentHead(store ? storeHead(store, site) : notFoundHead(messages.storeNotFound, site))
  if (!store) return <NotFound title={messages.storeNotFound} />
  return (
    <div className={styles.page}>
      <PageBar />
      {store.isActive ? (
        <StoreDetail key={store.id} store={store} map={<StoreMap store={store} />} />
      ) : (
        <InactiveStore store={store} />
      )}
    </div>
  )
}
