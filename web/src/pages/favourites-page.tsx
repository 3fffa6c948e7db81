import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { favouritesHead } from '../catalog/page-head.ts'
import type { Site } from '../catalog/site.ts'
import type { Store } from '../catalog/store.ts'
import { useFavouriteStores } from '../features/favourites/use-favourite-stores.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'
import { StoreResults } from './store-results.tsx'

export function FavouritesPage() {
  return (
    <StoreListPage>{(site, stores) => <Favourites site={site} stores={stores} />}</StoreListPage>
  )
}

function Favourites({ site, stores }: { site: Site; stores: Store[] }) {
  const kept = useFavouriteStores(stores)
  useDocumentHead(favouritesHead(site))
  return (
    <Page title="Tus favoritos" lead="Se guardan solo en este dispositivo.">
      {kept.length > 0 ? <StoreResults stores={kept} /> : <NoFavourites />}
    </Page>
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
