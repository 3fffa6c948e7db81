import { paths } from '../app/paths.ts'
import { SearchBox } from '../features/search/search-box.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { loadSuggestions, prefetchSearchResults } from './prefetch-search-results.ts'
import { Page } from './page.tsx'
import styles from './not-found.module.css'

/** Page for something that is not here: a search box and links. */
export function NotFound({ title }: { title: string }) {
  return (
    <Page
      title={title}
      lead="Puede que haya cambiado de lugar. Buscalo por su nombre o volvé al inicio."
    >
      <div className={styles.search}>
        <SearchBox
          label="¿Qué estás buscando?"
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
