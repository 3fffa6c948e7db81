import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useDocumentHead } from '../browser/document-head.ts'
import { paths } from '../app/paths.ts'
import { searchPageHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import {
  inCategories,
  readStoreQuery,
  toggleCategory,
  withStoreQuery,
  type StoreQuery,
} from '../catalog/search/store-query.ts'
import { withMap } from '../catalog/stores/filters.ts'
import type { Store } from '../catalog/stores/store.ts'
import { activeFirst } from '../catalog/stores/store-lists.ts'
import { CategoryChips } from '../features/categories/category-chips.tsx'
import { useSearch, useSearchCode } from '../features/search/everything.ts'
import { TellUs } from '../features/search/search-notes.tsx'
import { NearLists } from '../features/search/search-links.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { queryOf } from '../features/search/use-run-search.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from './page.tsx'
import { loadSuggestions } from './prefetch-search-results.ts'
import { SearchMatches } from './search-matches.tsx'
import styles from './search-page.module.css'
import { StoreListPage } from './store-list-page.tsx'

/** /busquedas: box, rubros and filters over their results, all of it in the query string. */
export function SearchPage() {
  // With the lists, not after them.
  useSearchCode(queryOf(useLocation()) !== '')
  return <StoreListPage>{(site, stores) => <Search site={site} stores={stores} />}</StoreListPage>
}

function Search({ site, stores }: { site: Site; stores: Store[] }) {
  const [parameters, setParameters] = useSearchParams()
  const query = readStoreQuery(parameters)
  const change = (part: Partial<StoreQuery>, replace = true) =>
    setParameters(withStoreQuery(parameters, part), { replace, preventScrollReset: true })
  // Back leads to the search before; what narrows one search down is no step of its own.
  const searchFor = (text: string) => change({ text }, text === query.text)
  useDocumentHead(searchPageHead(query.text, site))
  const isEmpty = withMap(parameters, false).size === 0
  useFocusAfterSearch(query.text, isEmpty)
  const search = useSearch(query.text)
  const ofText =
    query.text === '' ? activeFirst(stores) : search.stores.hits.map(({ item }) => item)
  return (
    <Page title="Buscar">
      <div className={styles.box} data-own-search>
        <SearchBox
          key={query.text}
          label="¿Qué estás buscando?"
          resultsPath={paths.searchPage.pattern}
          onSearch={searchFor}
          loadSuggestions={loadSuggestions}
        />
      </div>
      <CategoryChips
        categories={site.categories}
        chosen={query.categories}
        onToggle={(slug) => change({ categories: toggleCategory(query.categories, slug) })}
      />
      <NearLists site={site} query={query.text} />
      <SearchMatches
        query={query.text}
        search={search}
        stores={inCategories(ofText, query.categories)}
        categories={query.categories}
        linkOf={searchPageLink}
        waysOn={<TellUs query={query.text} phone={site.phone} />}
      />
      {!isEmpty && (
        <div className={styles.clear}>
          <ButtonLink to={paths.searchPage.link()} preventScrollReset>
            Quitar búsqueda y filtros
          </ButtonLink>
        </div>
      )}
    </Page>
  )
}

/**
 * A search makes its box anew, and the link that takes everything back goes away with it: the focus
 * that was there goes to the heading, not to nowhere.
 */
function useFocusAfterSearch(text: string, isEmpty: boolean) {
  const before = useRef({ text, isEmpty })
  useEffect(
    function focusHeading() {
      const { text: lastText, isEmpty: wasEmpty } = before.current
      before.current = { text, isEmpty }
      const isChanged = text !== lastText || (isEmpty && !wasEmpty)
      if (!isChanged || document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
    [text, isEmpty],
  )
}

function searchPageLink(text: string): string {
  return `${paths.searchPage.link()}?${withStoreQuery(new URLSearchParams(), { text }).toString()}`
}
