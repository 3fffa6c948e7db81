import { foldText } from '@guia/contract'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PHARMACIES } from '../../catalog/calendar/duties.ts'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
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
            <RoundButton icon="close" label="Cerrar" className={styles.close} onClick={onClose} />
          </header>
          <div className={styles.body}>
            {category.description !== '' && (
              <p className={styles.description}>{category.description}</p>
            )}
            <DutyLink title={category.title} />
            <ContactEntries contacts={category.items} labelledBy={titleId} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Among the pharmacies one is on duty. */
function DutyLink({ title }: { title: string }) {
  if (foldText(title) !== foldText(PHARMACIES)) return null
  return (
    <p className={styles.description}>
      <Link to={paths.pharmacies.link()}>Ver la farmacia de turno</Link>
    </p>
  )
}

/** The same in the page itself, for where no script opens a window. */
export function ContactsList({ category: { title, items } }: { category: UsefulContactCategory }) {
  return (
    <details>
      <summary className={styles.title}>{title}</summary>
      <DutyLink title={title} />
      <ContactEntries contacts={items} />
    </details>
  )
}
