import { useState } from 'react'
import type { CategoryEntry } from '../../catalog/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  categories: readonly CategoryEntry[]
  /** Slugs of the chosen ones. */
  chosen: readonly string[]
  onToggle: (slug: string) => void
}

/** A switch for each category; those that are on when the page opens come first. */
export function CategoryChips({ categories, chosen, onToggle }: CategoryChipsProps) {
  const isOn = ({ slug }: CategoryEntry) => chosen.includes(slug)
  const [first] = useState(chosen)
  const isFirst = ({ slug }: CategoryEntry) => first.includes(slug)
  const sorted = [...categories.filter(isFirst), ...categories.filter((one) => !isFirst(one))]
  if (sorted.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Rubros" data-scripted>
      {sorted.map((category) => (
        <li key={category.slug}>
          <button
            type="button"
            className={classNames(styles.chip, isOn(category) && styles.on)}
            aria-pressed={isOn(category)}
            onClick={() => onToggle(category.slug)}
          >
            {isOn(category) && <Icon name="done" size={18} />}
            {category.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
