import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import { Toast } from '../../ui/toast.tsx'
import styles from './save-bar.module.css'
import { saveContact, type Contact } from './save-contact.ts'

interface SaveBarProps {
  kind: 'store' | 'professional'
  contact: Contact
  /** The main action, beside the button. */
  children?: ReactNode
}

const MISSING = {
  store: messages.storeWithoutWhatsApp,
  professional: messages.professionalWithoutWhatsApp,
} as const

/** The fixed bottom bar with 'Guardar en Contactos' (spec section 2, Store detail). */
export function SaveBar({ kind, contact, children }: SaveBarProps) {
  const [isMissing, setMissing] = useState(false)
  const isSaving = useRef(false)
  const save = async () => {
    if (contact.whatsapp === '') return setMissing(true)
    if (isSaving.current) return
    isSaving.current = true
    await saveContact(contact)
    isSaving.current = false
  }
  return (
    <div className={styles.bar} data-screen-only>
      <div className={styles.inner}>
        <p className={styles.name} aria-hidden="true">
          {contact.name}
        </p>
        {children}
        <Button className={styles.save} onClick={() => void save()}>
          <Icon name="contact" size={22} /> Guardar en Contactos
        </Button>
      </div>
      {isMissing && <Toast onClose={() => setMissing(false)}>{MISSING[kind]}</Toast>}
    </div>
  )
}
