import { useRef, useState, type MouseEvent } from 'react'
import { downloadsMadeFiles } from '../../browser/download.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { Button, AnchorButton, OutsideButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Toast } from '../../ui/toast.tsx'
import styles from './save-bar.module.css'
import { saveContact, type Contact } from './save-contact.ts'

interface SaveBarProps {
  kind: 'store' | 'professional'
  contact: Contact
  phone: string
}

const MISSING = {
  store: messages.storeWithoutWhatsApp,
  professional: messages.professionalWithoutWhatsApp,
} as const

const LABEL = (
  <>
    <Icon name="contact" size={22} /> Guardar en Contactos
  </>
)

/** The fixed bottom bar with 'Guardar en Contactos' (spec section 2, Store detail). */
export function SaveBar({ kind, contact, phone }: SaveBarProps) {
  const [isMissing, setMissing] = useState(false)
  return (
    <div className={styles.bar} data-screen-only>
      <div className={styles.inner}>
        <p className={styles.name} aria-hidden="true">
          {contact.name}
        </p>
        <MainAction whatsapp={contact.whatsapp} phone={phone} />
        {contact.whatsapp === '' ? (
          <Button className={styles.save} data-scripted onClick={() => setMissing(true)}>
            {LABEL}
          </Button>
        ) : (
          <SaveLink contact={contact} />
        )}
      </div>
      {isMissing && <Toast onClose={() => setMissing(false)}>{MISSING[kind]}</Toast>}
    </div>
  )
}

/** The one main action of the page: to write, to call whom nobody can write to; none without a number. */
function MainAction({ whatsapp, phone }: { whatsapp: string; phone: string }) {
  const chat = waLink(whatsapp)
  const call = telLink(phone)
  if (chat !== null) {
    return (
      <OutsideButton href={chat} look="whatsapp">
        <NetworkIcon name="whatsapp" size={22} /> WhatsApp
      </OutsideButton>
    )
  }
  return (
    call !== null && (
      <AnchorButton href={call} look="main">
        <Icon name="call" size={22} /> Llamar
      </AnchorButton>
    )
  )
}

/** Leads to the card's file: what opens it on iPhones, and without scripts everywhere. */
function SaveLink({ contact }: { contact: Contact }) {
  const isSaving = useRef(false)
  const save = async (event: MouseEvent) => {
    if (!downloadsMadeFiles()) return
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    await saveContact(contact).finally(() => (isSaving.current = false))
  }
  return (
    <AnchorButton className={styles.save} href={contact.file} onClick={(event) => void save(event)}>
      {LABEL}
    </AnchorButton>
  )
}
