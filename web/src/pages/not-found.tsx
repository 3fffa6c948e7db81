import { useLocation } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useHydrated } from '../browser/hydrated.tsx'
import { wordsOfPath } from '../catalog/site/page-address.ts'
import { SearchBox } from '../features/search/search-box.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { loadSuggestions, prefetchSearchResults } from './prefetch-search-results.ts'
import { Page } from './page.tsx'
import styles from './not-found.module.css'

/** Page for something that is not here: a search box with the words of its address, and links. */
export function NotFound({ title }: { title: string }) {
  const { pathname } = useLocation()
  // The same page is there for every address.
  const isHydrated = useHydrated()
  return (
    <Page
      title={title}
      lead="Puede que haya cambiado de lugar. Buscalo por su nombre o volvé al inicio."
    >
      <div className={styles.search}>
        <SearchBox
          label="¿Qué estás buscando?"
          proposed={isHydrated ? wordsOfPath(pathname) : ''}
          onApproach={prefetchSearchResults}
          loadSuggestions={loadSuggestions}
        />
      </div>
      <div className={styles.links}>
        <ButtonLink look="main" to={paths.home.link()}>
          Ir al inicio
        </ButtonLink>
        <ButtonLink to={paths.categories.link()}>Ver categorías</ButtonLink>
      </div>
    </Page>
  )
}
