import { useState } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactsDialog, ContactsList } from './contacts-dialog.tsx'
import styles from './useful-contacts.module.css'

/** A row of categories; each opens its list in a modal (spec section 2, Useful contacts). */
export function UsefulContacts({ categories }: { categories: readonly UsefulContactCategory[] }) {
  const [openTitle, setOpenTitle] = useState<string | null>(null)
  if (categories.length === 0) return null
  return (
    <Section title="Contactos útiles">
      <ul className={styles.row} aria-label="Contactos útiles" data-scripted>
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-haspopup="dialog"
              onClick={() => setOpenTitle(title)}
            >
              <Picture url={icon} alt="" kind="icon" sizes="64px" className={styles.icon} />
              {title}
            </button>
          </li>
        ))}
      </ul>
      <noscript>
        {categories.map((category) => (
          <ContactsList key={category.id} category={category} />
        ))}
      </noscript>
      <ContactsDialog
        category={categories.find(({ title }) => title === openTitle)}
        onClose={() => setOpenTitle(null)}
      />
    </Section>
  )
}
