import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { Site } from '../../catalog/site/site.ts'
import { useSearchCode } from './everything.ts'
import styles from './search-links.module.css'

interface NearListsProps {
  site: Pick<Site, 'categories' | 'professionalCategories'>
  query: string
}

/** Links to whole lists that the query may mean: professionals, and categories of stores. */
export function NearLists({ site, query }: NearListsProps) {
  const code = useSearchCode(query !== '')
  if (query === '' || code.status !== 'loaded') return null
  const professions = code.data.matchingProfessions(site.professionalCategories, query)
  const categories = code.data.matchingCategories(site.categories, query)
  return (
    <>
      <Line
        lead="¿Buscás profesionales?"
        links={professions.map(({ name, route }) => ({
          name,
          to: paths.professionals.link(route),
        }))}
      />
      <Line
        lead={categories.length === 1 ? 'Toda la categoría:' : 'Categorías enteras:'}
        links={categories.map(({ name, slug }) => ({ name, to: paths.category.link(slug) }))}
      />
    </>
  )
}

function Line({ lead, links }: { lead: string; links: readonly { name: string; to: string }[] }) {
  if (links.length === 0) return null
  return (
    <p className={styles.line}>
      {lead}{' '}
      {links.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
