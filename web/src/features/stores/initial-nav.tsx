import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import styles from './initial-nav.module.css'

interface InitialNavProps {
  /** The initials that some store has. */
  initials: readonly string[]
  /** The chosen one, '' for all. */
  chosen: string
  /** Address of the list with only one initial, '' for all of them. */
  linkOf: (initial: string) => string
}

/** The letters of the alphabet that lead to the stores that begin with them. */
export function InitialNav({ initials, chosen, linkOf }: InitialNavProps) {
  return (
    <nav aria-label="Iniciales" data-screen-only>
      <ul className={styles.letters}>
        {['', ...initials].map((initial) => (
          <li key={initial}>
            <Link
              to={linkOf(initial)}
              replace
              preventScrollReset
              className={classNames(styles.letter, initial === chosen && styles.chosen)}
              aria-current={initial === chosen ? 'true' : undefined}
            >
              {initial || 'Todas'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
