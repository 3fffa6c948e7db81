import { useState, type ReactNode } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { ContactsDialog } from './contacts-dialog.tsx'

interface ContactButtonsProps {
  categories: readonly UsefulContactCategory[]
  label: string
  styles: { row?: string; button?: string }
  /** What stands on a button. */
  children: (category: UsefulContactCategory) => ReactNode
}

/** A row of categories; each opens its list in a modal. Without scripts there is none. */
export function ContactButtons({ categories, label, styles, children }: ContactButtonsProps) {
  const [openTitle, setOpenTitle] = useState<string | null>(null)
  return (
    <>
      <ul className={styles.row} aria-label={label} data-scripted>
        {categories.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className={styles.button}
              aria-haspopup="dialog"
              onClick={() => setOpenTitle(category.title)}
            >
              {children(category)}
            </button>
          </li>
        ))}
      </ul>
      <ContactsDialog
        category={categories.find(({ title }) => title === openTitle)}
        onClose={() => setOpenTitle(null)}
      />
    </>
  )
}
