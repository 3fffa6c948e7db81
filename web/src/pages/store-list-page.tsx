import type { ReactNode } from 'react'
import { useSiteOrPlain } from '../api/site.ts'
import { both } from '../api/resource.ts'
import { useStores } from '../api/stores.ts'
import type { Site } from '../catalog/site.ts'
import type { Store } from '../catalog/store.ts'
import { StoreListSkeleton } from '../features/stores/store-list-skeleton.tsx'
import { Loaded } from './loaded.tsx'
import styles from './store-list-page.module.css'

/** A page that lists stores: waits for the site and the catalogue, then shows `children`. */
export function StoreListPage({
  children,
}: {
  children: (site: Site, stores: Store[]) => ReactNode
}) {
  const pending = (
    <div className={styles.pending}>
      <StoreListSkeleton />
    </div>
  )
  return (
    <Loaded state={both(useSiteOrPlain(), useStores())} pending={pending}>
      {([site, stores]) => children(site, stores)}
    </Loaded>
  )
}
