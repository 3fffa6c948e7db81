import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import styles from './professional-lines.module.css'

/** Professionals, a line each that leads to the profile: for where they are not what is listed. */
export function ProfessionalLines({ professionals }: { professionals: readonly Professional[] }) {
  return (
    <ul>
      {professionals.map(({ category, slug, name, specialty, address }) => (
        <li key={slug} className={styles.line}>
          <Link className={styles.name} to={paths.professional.link(category, slug)}>
            {name}
          </Link>
          <p className={styles.facts}>{[specialty, address].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}
