import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePagedResource } from '../api/paged-resource.ts'
import { both } from '../api/resource.ts'
import { useSiteOrPlain } from '../api/site.ts'
import { storesResource } from '../api/lists.ts'
import { isOnlyFilters, isPlainQuery } from '../catalog/site/page-address.ts'
import type { Site } from '../catalog/site/site.ts'
import type { Store } from '../catalog/stores/store.ts'
import { StoreListSkeleton } from '../features/stores/store-list.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { Loaded } from './loaded.tsx'
import styles from './store-list-page.module.css'

/**
 * A page that lists stores: waits for the site and the catalogue, then shows `children`. While it
 * knows only the beginning of its list, `stores` holds that, and the context tells so.
 */
export function StoreListPage({
  children,
}: {
  children: (site: Site, stores: Store[]) => ReactNode
}) {
  const { state, rest } = useListedStores()
  const site = useSiteOrPlain()
  const pending = (
    <div className={styles.pending}>
      <StoreListSkeleton />
    </div>
  )
  return (
    <ListRestContext value={rest}>
      <Loaded state={both(site, state)} pending={pending}>
        {([loadedSite, stores]) => children(loadedSite, stores)}
      </Loaded>
    </ListRestContext>
  )
}

/**
 * The beginning of a list answers its filters only when it is the whole of it, and never a search
 * or another choice of stores.
 */
function useListedStores() {
  const location = useLocation()
  const { search } = location
  const navigationState = location.state as unknown
  const isCut = (stores: Store[], total: number | null) => stores.length !== total
  return usePagedResource(storesResource, {
    isCut,
    isBeyond: (stores, total) =>
      navigationState !== null ||
      !isOnlyFilters(search) ||
      (isCut(stores, total) && !isPlainQuery(search)),
  })
}
