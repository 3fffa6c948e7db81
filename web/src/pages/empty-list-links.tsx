import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './store-list-page.module.css'

/** Links on an empty list of stores: to all that there is. */
export function EmptyListLinks() {
  return (
    <div className={styles.ways}>
      <ButtonLink look="main" to={paths.categories.link()}>
        Ver categorías
      </ButtonLink>
      <ButtonLink to={paths.allStores.link()}>Ver todas las tiendas</ButtonLink>
    </div>
  )
}

/** What a list says that only scripts can make, where there are none: the lists that work without. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className={styles.needs}>Esta lista necesita JavaScript. Sin él podés recorrer estas:</p>
      <EmptyListLinks />
    </noscript>
  )
}
