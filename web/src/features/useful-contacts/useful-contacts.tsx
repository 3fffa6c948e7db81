import { Suspense, type ReactNode } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { ContactsWindow } from './contacts-window.tsx'
import styles from './useful-contacts.module.css'

interface UsefulContactsProps {
  categories: readonly UsefulContactCategory[]
  /** Which pharmacy is on duty. */
  onDuty: ReactNode
}

/** A row of categories; each opens its list in a modal (spec section 2, Useful contacts). */
export function UsefulContacts({ categories, onDuty }: UsefulContactsProps) {
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
      {/* They work as they are: the app takes them over last, a little at a time. */}
      <Suspense>
        {categories.map((category) => (
          <ContactsWindow key={category.id} category={category} onDuty={onDuty} />
        ))}
      </Suspense>
    </Section>
  )
}
