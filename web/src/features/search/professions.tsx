import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { matchingProfessions } from '../../catalog/professional-matches.ts'
import type { ProfessionalCategory } from '../../catalog/site.ts'
import styles from './suggestions.module.css'

interface ProfessionsProps {
  categories: readonly ProfessionalCategory[]
  query: string
}

/** Professionals are not among the stores: links to those that the query may mean. */
export function Professions({ categories, query }: ProfessionsProps) {
  const matches = matchingProfessions(categories, query)
  if (matches.length === 0) return null
  return (
    <p className={styles.line}>
      ¿Buscás profesionales?{' '}
      {matches.map(({ name, route }, index) => (
        <span key={route}>
          {index > 0 && ', '}
          <Link className={styles.link} to={paths.professionals.link(route)}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
