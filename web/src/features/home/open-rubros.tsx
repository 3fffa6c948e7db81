import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { SiteCategory } from '../../catalog/site/site.ts'
import { OPEN_NOW } from '../../catalog/stores/filters.ts'
import { openRubros } from '../../catalog/stores/open-rubros.ts'
import styles from './open-rubros.module.css'
import { useOpenStores } from './use-open-stores.ts'

/** More would be as many stops for whoever goes by the keyboard, out of the mouse's reach. */
const MOST = 4

/**
 * In a row, the categories with most stores open now and how many they are. What stands there until
 * that is known has the same height.
 */
export function OpenRubros({ categories }: { categories: readonly SiteCategory[] }) {
  const open = useOpenStores()
  const rubros = open === null ? [] : openRubros(categories, open).slice(0, MOST)
  return (
    <ul className={styles.row} aria-label="Rubros abiertos ahora" data-scripted>
      {rubros.map(({ category: { name, slug }, open: count }) => (
        <li key={slug}>
          <Link to={`${paths.category.link(slug)}?${OPEN_NOW}`} className={styles.rubro}>
            {name}{' '}
            <span className={styles.count}>
              {count} {count === 1 ? 'abierto' : 'abiertos'}
            </span>
          </Link>
        </li>
      ))}
      {/* Another one once the row is known: one that moves would be a shift of the page. */}
      <li key={rubros.length === 0 ? 'alone' : 'last'}>
        <Link to={`${paths.allStores.link()}?${OPEN_NOW}`} className={styles.rubro}>
          {rubros.length === 0 ? 'Qué está abierto ahora' : 'Todo lo abierto'}
        </Link>
      </li>
    </ul>
  )
}
