import { useDocumentHead } from '../browser/document-head.ts'
import { paths } from '../app/paths.ts'
import { carsHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { storesInAnyCategory } from '../catalog/stores/store-lists.ts'
import type { Store } from '../catalog/stores/store.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { StoreList } from '../features/stores/store-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from '../ui/messages.ts'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'

const CATEGORY = 'Autos'

/** /autos: the fixed list of the stores in category Autos. */
export function CarsPage() {
  return <StoreListPage>{(site, stores) => <Cars site={site} stores={stores} />}</StoreListPage>
}

function Cars({ site, stores }: { site: Site; stores: Store[] }) {
  const found = storesInAnyCategory(stores, [CATEGORY], site.formerNames)
  useDocumentHead({ ...carsHead(site), noindex: found.length === 0 })
  return (
    <Page title={CATEGORY}>
      {found.length > 0 ? (
        <StoreList
          stores={found}
          cardAction={({ id, name }) => <HeartButton id={id} name={name} />}
          cardFooter={(store) => <SeeStore store={store} />}
        />
      ) : (
        <EmptyState text={messages.noStoresIn(CATEGORY)} />
      )}
    </Page>
  )
}

function SeeStore({ store: { slug, name } }: { store: Store }) {
  return (
    <ButtonLink to={paths.store.link(slug)} aria-label={`Ver tienda: ${name}`}>
      Ver tienda
    </ButtonLink>
  )
}
