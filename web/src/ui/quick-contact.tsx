import { Icon } from './icon.tsx'
import { NetworkIcon } from './network-icon.tsx'
import styles from './quick-contact.module.css'

interface QuickContactProps {
  name: string
  /** The links, as far as there are numbers. */
  call: string | null
  chat: string | null
}

/** One tap from a list: call and write. */
export function QuickContact({ name, call, chat }: QuickContactProps) {
  if (call === null && chat === null) return null
  return (
    <div className={styles.ways} data-screen-only>
      {call !== null && (
        <a className={styles.way} href={call} aria-label={`Llamar a ${name}`}>
          <Icon name="call" size={20} />
        </a>
      )}
      {chat !== null && (
        <a
          className={styles.way}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp de ${name}`}
        >
          <NetworkIcon name="whatsapp" size={20} />
        </a>
      )}
    </div>
  )
}
