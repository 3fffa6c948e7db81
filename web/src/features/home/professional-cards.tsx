import { useState, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { ProfessionalCategory } from '../../catalog/site.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './professional-cards.module.css'

const CARDS_SHOWN = 10

/** One card for each category; only the first ten until the visitor asks for the others. */
export function ProfessionalCards({ categories }: { categories: readonly ProfessionalCategory[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? categories : categories.slice(0, CARDS_SHOWN)
  return (
    <>
      <ul className={styles.grid} aria-label="Categorías de profesionales">
        {shown.map((category) => (
          <li key={category.route}>
            <ProfessionalCard category={category} />
          </li>
        ))}
      </ul>
      {shown.length < categories.length && (
        <div className={styles.more}>
          <Button onClick={() => setWhole(true)}>VER MÁS</Button>
        </div>
      )}
    </>
  )
}

function ProfessionalCard({
  category: { name, icon, route, color },
}: {
  category: ProfessionalCategory
}) {
  return (
    <Link
      to={paths.professionals.link(route)}
      className={styles.card}
      aria-label={`Ir a categoría ${name}`}
      style={{ '--accent': color } as CSSProperties}
    >
      <Picture url={icon} alt="" kind="icon" sizes="56px" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.see}>Ver profesionales</span>
      </span>
    </Link>
  )
}
