import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { ProfessionalCategory } from '../../catalog/site/site.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './professional-cards.module.css'

const CARDS_SHOWN = 10

interface ProfessionalCardsProps {
  categories: readonly ProfessionalCategory[]
  /** From the start, where nobody can ask for the others. */
  areAllShown?: boolean
}

/** One card for each category; only the first ten until the visitor asks for the others. */
export function ProfessionalCards({ categories, areAllShown = false }: ProfessionalCardsProps) {
  const [isWhole, setWhole] = useState(areAllShown)
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
    >
      <Accent color={color} className={styles.edge} />
      <span className={styles.frame}>
        <Picture url={icon} alt="" kind="icon" sizes="56px" className={styles.icon} />
        <Accent color={color} className={styles.ring} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.see}>Ver profesionales</span>
      </span>
    </Link>
  )
}

/** A colour of the site's data, in attributes: the security policy lets no style stand in a page. */
function Accent({ color, className }: { color: string; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect fill={color} stroke={color} />
    </svg>
  )
}
