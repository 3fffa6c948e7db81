import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { ContactButtons } from './contact-buttons.tsx'
import styles from './contact-shortcuts.module.css'

/**
 * The useful contacts on the first screen, in a line: their own block stands where the specification
 * has it, far down.
 */
export function ContactShortcuts({ categories }: { categories: readonly UsefulContactCategory[] }) {
  if (categories.length === 0) return null
  return (
    <ContactButtons categories={categories} label="Contactos útiles a mano" styles={styles}>
      {({ title }) => title}
    </ContactButtons>
  )
}
