import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { ContactsList } from './contacts-dialog.tsx'
import styles from './useful-contacts.module.css'

/** A row of categories; each opens its list in a modal (spec section 2, Useful contacts). */
export function UsefulContacts({ categories }: { categories: readonly UsefulContactCategory[] }) {
  if (categories.length === 0) return null
  return (
    <Section title="Contactos útiles">
      <ContactButtons categories={categories} label="Contactos útiles" styles={styles}>
        {({ title, icon }) => (
          <>
            <Picture url={icon} alt="" kind="icon" sizes="64px" className={styles.icon} />
            {title}
          </>
        )}
      </ContactButtons>
      <noscript>
        {categories.map((category) => (
          <ContactsList key={category.id} category={category} />
        ))}
      </noscript>
    </Section>
  )
}
