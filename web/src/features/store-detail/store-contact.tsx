import { SOCIAL_NETWORKS } from '@guia/contract'
import type { ReactNode } from 'react'
import { digits, telLink } from '../../catalog/phone.ts'
import type { Store } from '../../catalog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'
import styles from './store-panel.module.css'

/** Phone, address and social links; only what is known. On paper the WhatsApp number as well. */
export function StoreContact({ store }: { store: Store }) {
  const social = socialLinksOf(SOCIAL_NETWORKS, store.social)
  const isEmpty = store.phone === '' && store.address === '' && social.length === 0
  if (isEmpty && digits(store.whatsapp) === '') return null
  return (
    <section
      className={styles.panel}
      aria-label="Contacto"
      data-print-only={isEmpty ? '' : undefined}
    >
      <h2 className={styles.title}>Contacto</h2>
      <PhoneAndAddress store={store}>
        <PrintedWhatsApp number={store.whatsapp} />
      </PhoneAndAddress>
      <SocialLinks links={social} label={`Redes de ${store.name}`} />
    </section>
  )
}

/** On a screen the number is behind the button that opens the chat. */
function PrintedWhatsApp({ number }: { number: string }) {
  if (digits(number) === '') return null
  return (
    <div data-print-only>
      <dt>
        <NetworkIcon name="whatsapp" size={20} />
        <span className="visually-hidden">WhatsApp</span>
      </dt>
      <dd>+{digits(number)}</dd>
    </div>
  )
}

interface PhoneAndAddressProps {
  store: Store
  /** Another fact, between the two. */
  children?: ReactNode
}

export function PhoneAndAddress({ store, children }: PhoneAndAddressProps) {
  const call = telLink(store.phone)
  return (
    <dl className={styles.facts}>
      {store.phone !== '' && (
        <div>
          <dt>
            <Icon name="call" size={20} />
            <span className="visually-hidden">Teléfono</span>
          </dt>
          <dd>{call ? <a href={call}>{store.phone}</a> : store.phone}</dd>
        </div>
      )}
      {children}
      {store.address !== '' && (
        <div>
          <dt>
            <Icon name="pin" size={20} />
            <span className="visually-hidden">Dirección</span>
          </dt>
          <dd>{[store.address, store.city].filter(Boolean).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
