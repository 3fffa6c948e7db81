import { useState } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import styles from './contact-shortcuts.module.css'
import { ContactsDialog } from './contacts-dialog.tsx'

/**
 * The useful contacts on the first screen, in a line: their own block stands where the specification
 * has it, far down. Without scripts there is that one.
 */
export function ContactShortcuts({ categories }: { categories: readonly UsefulContactCategory[] }) {
  const [openTitle, setOpenTitle] = useState<string | null>(null)
  if (categories.length === 0) return null
  return (
    <>
      <ul className={styles.row} aria-label="Contactos útiles a mano" data-scripted>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.shortcut}
              aria-haspopup="dialog"
              onClick={() => setOpenTitle(title)}
            >
              {title}
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
