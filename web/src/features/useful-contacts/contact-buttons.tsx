import type { ReactNode } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { contactsWindow } from './contacts-window.tsx'

interface ContactButtonsProps {
  categories: readonly UsefulContactCategory[]
  label: string
  styles: { row?: string; button?: string }
  /** What stands on a button. */
  children: (category: UsefulContactCategory) => ReactNode
}

/** A row of categories; each opens its window, which stands in the block of the useful contacts. */
export const ContactButtons = ({ categories, label, styles, children }: ContactButtonsProps) => (
  <ul className={styles.row} aria-label={label}>
    {categories.map((category) => (
      <li key={category.id}>
        <button
          type="button"
          className={styles.button}
          popoverTarget={contactsWindow(category)}
          aria-haspopup="dialog"
        >
          {children(category)}
        </button>
      </li>
    ))}
  </ul>
)
