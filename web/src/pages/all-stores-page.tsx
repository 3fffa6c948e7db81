import { useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDocumentHead } from '../browser/document-head.ts'
import { paths } from '../app/paths.ts'
import { allStoresHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { groupByInitial } from '../catalog/stores/store-initials.ts'
import {
  inCategories,
  readStoreQuery,
  toggleCategory,
  withStoreQuery,
} from '../catalog/search/store-query.ts'
import { activeFirst, storesInWords } from '../catalog/stores/store-lists.ts'
import type { Store } from '../catalog/stores/store.ts'
import { CategoryChips } from '../features/categories/category-chips.tsx'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { FilterChips } from '../features/filters/filter-chips.tsx'
import { useNearestOpen } from '../features/filters/use-nearest-open.ts'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { InitialNav } from '../features/stores/initial-nav.tsx'
import { StoreGroups } from '../features/stores/store-groups.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { ListWithMap } from './list-with-map.tsx'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'

/** /tienda: every store under the initial of its name, with the filters of the lists. */
export function AllStoresPage() {
  return (
    <StoreListPage>{(site, stores) => <AllStores site={site} stores={stores} />}</StoreListPage>
  )
}

function AllStores({ site, stores }: { site: Site; stores: Store[] }) {
  useDocumentHead(allStoresHead(site))
  const [parameters, setParameters] = useSearchParams()
  const { categories, initial } = readStoreQuery(parameters)
  const found = inCategories(activeFirst(stores), categories)
  const { stores: shown, distances, filters, position, toggle } = useStoreFilters(found)
  const { status, total, initials } = useContext(ListRestContext)
  const groups = groupByInitial(shown)
  const ofInitial = groups.filter((group) => initial === '' || group.initial === initial)

  const listed = ofInitial.flatMap((group) => group.stores)
  const { nearest, toggleNearest } = useNearestOpen(listed)

  const isWhole = status === 'none'
  const count = isWhole ? listed.length : status === 'later' ? total : null

  const toggleCategoryOf = (slug: string) =>
    setParameters(
      withStoreQuery(parameters, { categories: toggleCategory(categories, slug), initial: '' }),
      { replace: true, preventScrollReset: true },
    )
  const linkOf = (letter: string) => {
    const query = withStoreQuery(parameters, { initial: letter }).toString()
    return query === '' ? paths.allStores.link() : `${paths.allStores.link()}?${query}`
  }
  // A line that keeps its place while the number is not known.
  const lead = count === null ? '\u00a0' : storesInWords(count)
  return (
    <Page title="Todas las tiendas" lead={<span role="status">{lead}</span>}>
      <CategoryChips categories={site.categories} chosen={categories} onToggle={toggleCategoryOf} />
      <FilterChips
        filters={filters}
        position={position}
        distances={distances}
        onToggle={toggle}
        isNearestShown={nearest !== null}
        onNearest={toggleNearest}
      />
      <InitialNav
        initials={isWhole || !initials ? groups.map((group) => group.initial) : initials}
        chosen={initial}
        linkOf={linkOf}
      />
      <ListWithMap stores={listed} nearest={nearest}>
        <StoreGroups
          groups={ofInitial}
          cardAction={({ id, name }) => <HeartButton id={id} name={name} />}
        />
      </ListWithMap>
    </Page>
  )
}
