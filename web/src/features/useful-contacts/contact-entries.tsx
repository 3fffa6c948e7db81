import { readablePhone } from '@guia/contract'
import { calls } from '../../catalog/contacts/phone.ts'
import type { UsefulContact } from '../../catalog/contacts/useful-contacts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact-entries.module.css'

interface ContactEntriesProps {
  contacts: readonly UsefulContact[]
  /** Id of the heading that names the list. */
  labelledBy?: string
}

/** Useful contacts, a line each: who it is and a call link for every number. */
export function ContactEntries({ contacts, labelledBy }: ContactEntriesProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {contacts.map((contact, place) => (
        <Entry key={place} contact={contact} />
      ))}
    </ul>
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
            {readablePhone(text)}
          </a>
        ))}
      </div>
    </li>
  )
}
