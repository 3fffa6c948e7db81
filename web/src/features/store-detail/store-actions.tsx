import { directionsLink } from '../../catalog/maps.ts'
import { telLink, waLink } from '../../catalog/phone.ts'
import type { Store } from '../../catalog/store.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './store-actions.module.css'

/** What a visitor may do: write, see the menu, get there, visit the site, call. */
export function StoreActions({ store }: { store: Store }) {
  return (
    <div className={styles.actions}>
      <WhatsAppBar store={store} />
      {store.menuUrl !== '' && (
        <OutsideButton href={store.menuUrl} look="main">
          <Icon name="menuCard" size={22} /> Ver Menú
        </OutsideButton>
      )}
      <ul className={styles.icons}>
        <IconAction icon="route" text="Cómo llegar" href={directionsLink(store)} isOutside />
        <IconAction icon="globe" text="Ver sitio" href={store.website || store.shopUrl} isOutside />
        <IconAction icon="call" text="Llamar" href={telLink(store.phone)} />
      </ul>
    </div>
  )
}

/** The main action; on a phone it stays under the thumb. */
function WhatsAppBar({ store }: { store: Store }) {
  const retail = waLink(store.whatsapp)
  const wholesale = waLink(store.wholesaleWhatsapp)
  if (retail === null && wholesale === null) return null
  return (
    <div className={styles.whatsapp}>
      {retail !== null && (
        <OutsideButton href={retail} look="whatsapp">
          <NetworkIcon name="whatsapp" size={22} /> WhatsApp
        </OutsideButton>
      )}
      {wholesale !== null && (
        <OutsideButton href={wholesale} look="whatsapp">
          <NetworkIcon name="whatsapp" size={22} /> WhatsApp mayorista
        </OutsideButton>
      )}
    </div>
  )
}

interface IconActionProps {
  icon: IconName
  text: string
  /** Without an address there is no button. */
  href: string | null
  isOutside?: boolean
}

function IconAction({ icon, text, href, isOutside = false }: IconActionProps) {
  if (!href) return null
  const newTab = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li>
      <a className={styles.icon} href={href} {...newTab}>
        <span className={styles.disc}>
          <Icon name={icon} />
        </span>
        {text}
      </a>
    </li>
  )
}
