import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { slug } from '../../catalog/slug.ts'
import type { Store } from '../../catalog/stores/store.ts'
import styles from './store-sections.module.css'

/** Its categories and subcategories, each a link to the stores of the same kind. */
export function StoreSections({ store }: { store: Store }) {
  const sections = [
    ...store.categories.map((name) => ({ name, to: paths.category.link(slug(name)) })),
    ...store.subcategories.map(({ name }) => ({ name, to: paths.subcategory.link(slug(name)) })),
  ]
  if (sections.length === 0) return null
  return (
    <ul className={styles.sections} aria-label="Rubros">
      {sections.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
