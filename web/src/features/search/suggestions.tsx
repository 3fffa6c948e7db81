import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import styles from './suggestions.module.css'

/** "¿Quisiste decir …?" with a link for each near query; nothing without any. */
export function Suggestions({
  queries,
  linkOf = paths.searchResults.link,
}: {
  queries: readonly string[]
  /** Address of a query's results. */
  linkOf?: (query: string) => string
}) {
  if (queries.length === 0) return null
  return (
    <p className={styles.line}>
      ¿Quisiste decir{' '}
      {queries.map((query, index) => (
        <span key={query}>
          {index > 0 && (index === queries.length - 1 ? ' o ' : ', ')}
          <Link className={styles.link} to={linkOf(query)}>
            {query}
          </Link>
        </span>
      ))}
      ?
    </p>
  )
}
