import { useWhole } from '../api/resource-hooks.ts'
import { useSiteBasics } from '../api/site.ts'
import { storesResource } from '../api/lists.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { useHydrated } from '../browser/hydrated.tsx'
import { favouritesHead } from '../catalog/site/page-head.ts'
import { storesByIds } from '../catalog/stores/store-ids.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { useFavouriteIds } from '../features/favourites/saved-stores.ts'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NeedsScripts } from './empty-list-links.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'
import styles from './store-list-page.module.css'
import { StoreResults } from './store-results.tsx'

export function FavouritesPage() {
  return <Loaded state={useSiteBasics()}>{(site) => <Favourites site={site} />}</Loaded>
}

function Favourites({ site }: { site: SiteBasics }) {
  const ids = useFavouriteIds()
  const isHydrated = useHydrated()
  useDocumentHead(favouritesHead(site))
  return (
    <Page title="Tus favoritos" lead="Se guardan solo en este dispositivo.">
      <div className={styles.own}>
        {!isHydrated && (
          <>
            <StoreGhosts />
            <NeedsScripts />
          </>
        )}
        {isHydrated && (ids.length > 0 ? <FavouriteStores ids={ids} /> : <NoFavourites />)}
      </div>
    </Page>
  )
}

function FavouriteStores({ ids }: { ids: readonly number[] }) {
  return (
    <Loaded state={useWhole(storesResource, true)} pending={<StoreGhosts />}>
      {(stores) => {
        const favourites = storesByIds(stores, ids)
        return favourites.length > 0 ? <StoreResults stores={favourites} /> : <NoFavourites />
      }}
    </Loaded>
  )
}

function NoFavourites() {
  return (
    <EmptyState text="Todavía no tenés favoritos. Tocá el corazón de un comercio para guardarlo acá.">
      <ButtonLink look="main" to={paths.categories.link()}>
        Ver categorías
      </ButtonLink>
    </EmptyState>
  )
}
