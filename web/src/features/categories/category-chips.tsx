import { useId, useState } from 'react'
import type { SiteCategory } from '../../catalog/site/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  categories: readonly SiteCategory[]
  /** Slugs of the chosen ones. */
  chosen: readonly string[]
  onToggle: (slug: string) => void
}

/** Where they wrap, more would push the results off the screen: the others are a press away. */
const FIRST_ROWS = 14

/**
 * A switch for each category; those that are on when the page opens come first. On wide screens the
 * first rows, with what is on, until somebody asks for all of them.
 */
export function CategoryChips({ categories, chosen, onToggle }: CategoryChipsProps) {
  const isOn = ({ slug }: SiteCategory) => chosen.includes(slug)
  const [first] = useState(chosen)
  const [isOpen, setOpen] = useState(false)
  // A chip that is switched off stays where it is: the focus is on it.
  const [pressed, setPressed] = useState(chosen)
  const listId = useId()
  const isFirst = ({ slug }: SiteCategory) => first.includes(slug)
  const sorted = [...categories.filter(isFirst), ...categories.filter((one) => !isFirst(one))]
  if (sorted.length === 0) return null
  const isLater = ({ slug }: SiteCategory, place: number) =>
    place >= FIRST_ROWS && !isOpen && !pressed.includes(slug) && !chosen.includes(slug)
  const press = (slug: string) => {
    setPressed([...pressed, slug])
    onToggle(slug)
  }
  return (
    <ul id={listId} className={styles.chips} aria-label="Rubros" data-scripted>
      {sorted.map((category, place) => (
        <li key={category.slug} className={isLater(category, place) ? styles.later : undefined}>
          <button
            type="button"
            className={classNames(styles.chip, isOn(category) && styles.on)}
            aria-pressed={isOn(category)}
            onClick={() => press(category.slug)}
          >
            {isOn(category) && <Icon name="done" size={18} />}
            {category.name}
          </button>
        </li>
      ))}
      {sorted.length > FIRST_ROWS && (
        <li className={styles.more}>
          <button
            type="button"
            className={styles.all}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ver menos rubros' : `Ver los ${sorted.length} rubros`}
            <span className={styles.arrow}>
              <Icon name="down" size={18} />
            </span>
          </button>
        </li>
      )}
    </ul>
  )
}
