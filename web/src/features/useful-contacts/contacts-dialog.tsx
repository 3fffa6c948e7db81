import { useId } from 'react'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContactEntries } from './contact-entries.tsx'
import styles from './contacts-dialog.module.css'

interface ContactsDialogProps {
  /** Category on show; undefined: it is closed. */
  category: UsefulContactCategory | undefined
  onClose: () => void
}

export function ContactsDialog({ category, onClose }: ContactsDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      isOpen={category !== undefined}
      onClose={onClose}
      labelledBy={titleId}
      className={styles.dialog}
    >
      {category && (
        <div className={styles.window}>
          <header className={styles.head}>
            <h2 id={titleId}>{category.title}</h2>
            <button type="button" className={styles.close} aria-label="Cerrar" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.body}>
            {category.description !== '' && (
              <p className={styles.description}>{category.description}</p>
            )}
            <ContactEntries contacts={category.items} labelledBy={titleId} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** The same in the page itself, for where no script opens a window. */
export function ContactsList({ category: { title, items } }: { category: UsefulContactCategory }) {
  return (
    <details>
      <summary className={styles.title}>{title}</summary>
      <ContactEntries contacts={items} />
    </details>
  )
}
