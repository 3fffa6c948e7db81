import { foldText } from '@guia/contract'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PHARMACIES } from '../../catalog/calendar/duties.ts'
import type {
  UsefulContact,
  UsefulContactCategory,
} from '../../catalog/contacts/useful-contacts.ts'
import { Dialog, Popover } from '../../ui/dialog.tsx'
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
        <Window title={category.title} titleId={titleId} close={{ onClick: onClose }}>
          {category.description !== '' && (
            <p className={styles.description}>{category.description}</p>
          )}
          <DutyLink title={category.title} />
          <ContactEntries contacts={category.items} labelledBy={titleId} />
        </Window>
      )}
    </Dialog>
  )
}

/** Its id, for the button that opens it. */
export const EMERGENCY_WINDOW = 'emergencias'

/** Whom to call at once, in a window that is there before the app, and without scripts. */
export function EmergencyNumbers({ contacts }: { contacts: readonly UsefulContact[] }) {
  const titleId = useId()
  if (contacts.length === 0) return null
  return (
    <Popover id={EMERGENCY_WINDOW} labelledBy={titleId} className={styles.dialog}>
      <Window
        title="Emergencias"
        titleId={titleId}
        close={{ popoverTarget: EMERGENCY_WINDOW, popoverTargetAction: 'hide' }}
      >
        <ContactEntries contacts={contacts} labelledBy={titleId} />
      </Window>
    </Popover>
  )
}

interface WindowProps {
  title: string
  titleId: string
  close: ComponentProps<'button'>
  children: ReactNode
}

const Window = ({ title, titleId, close, children }: WindowProps) => (
  <div className={styles.window}>
    <header className={styles.head}>
      <h2 id={titleId}>{title}</h2>
      <RoundButton icon="close" label="Cerrar" className={styles.close} {...close} />
    </header>
    <div className={styles.body}>{children}</div>
  </div>
)

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
