import { useId } from 'react'
import { calls } from '../../catalog/phone.ts'
import type { UsefulContact, UsefulContactCategory } from '../../catalog/useful-contacts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './contacts-dialog.module.css'

interface ContactsDialogProps {
  /** What it shows; undefined: it is closed. */
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
            <ul aria-labelledby={titleId}>
              {category.items.map((contact, place) => (
                <Entry key={place} contact={contact} />
              ))}
            </ul>
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
      <summary className={styles.name}>{title}</summary>
      <ul>
        {items.map((contact, place) => (
          <Entry key={place} contact={contact} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ contact: { name, address, phone } }: { contact: UsefulContact }) {
  const numbers = calls(phone)
  return (
    <li className={styles.entry}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {address !== '' && <p className={styles.address}>{address}</p>}
        {numbers.length === 0 && phone !== '' && <p className={styles.address}>{phone}</p>}
      </div>
      <div className={styles.numbers}>
        {numbers.map(({ text, href }) => (
          <a key={href} className={styles.call} href={href}>
            <Icon name="call" size={20} />
            <span className="visually-hidden">Llamar a {name}: </span>
            {text}
          </a>
        ))}
      </div>
    </li>
  )
}
