import { foldText } from '@guia/contract'
import { useId, type ReactNode } from 'react'
import { PHARMACIES } from '../../catalog/calendar/duties.ts'
import type {
  UsefulContact,
  UsefulContactCategory,
} from '../../catalog/contacts/useful-contacts.ts'
import { Popover } from '../../ui/dialog.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { ContactEntries } from './contact-entries.tsx'
import styles from './contacts-window.module.css'

/** Id of the window of a category, for the buttons that open it. */
export const contactsWindow = ({ id }: UsefulContactCategory): string => `contactos-${id}`

interface ContactsWindowProps {
  category: UsefulContactCategory
  /** Which pharmacy is on duty, for the window of the pharmacies. */
  onDuty: ReactNode
}

/** The contacts of a category, in a window that is there before the app, and without scripts. */
export function ContactsWindow({ category, onDuty }: ContactsWindowProps) {
  const { title, description, items } = category
  return (
    <Window id={contactsWindow(category)} title={title} contacts={items} isInPlace>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {foldText(title) === foldText(PHARMACIES) && onDuty}
    </Window>
  )
}

/** Its id, for the button that opens it. */
export const EMERGENCY_WINDOW = 'emergencias'

/** Whom to call at once. Where there are no windows, a search for them is in its place. */
export function EmergencyNumbers({ contacts }: { contacts: readonly UsefulContact[] }) {
  if (contacts.length === 0) return null
  return <Window id={EMERGENCY_WINDOW} title="Emergencias" contacts={contacts} />
}

interface WindowProps {
  id: string
  title: string
  contacts: readonly UsefulContact[]
  isInPlace?: boolean
  /** Stands above the contacts. */
  children?: ReactNode
}

function Window({ id, title, contacts, isInPlace, children }: WindowProps) {
  const titleId = useId()
  return (
    <Popover id={id} labelledBy={titleId} className={styles.dialog} isInPlace={isInPlace}>
      <div className={styles.window}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <RoundButton
            icon="close"
            label="Cerrar"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </header>
        <div className={styles.body}>
          {children}
          <ContactEntries contacts={contacts} labelledBy={titleId} />
        </div>
      </div>
    </Popover>
  )
}
