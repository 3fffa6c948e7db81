import type { ReactNode } from 'react'
import { directionsLink } from '../../catalog/stores/directions.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { siteOf, type Store } from '../../catalog/stores/store.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { IconActions, IconLink } from '../../ui/icon-action.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './store-actions.module.css'

/** What a visitor comes for: call, write, get there, share, see its site. */
export function StoreActions({ store, share }: { store: Store; share: ReactNode }) {
  return (
    <div className={styles.actions}>
      <IconActions>
        <IconLink icon="call" text="Llamar" href={telLink(store.phone)} />
        <IconLink icon="whatsapp" text="WhatsApp" href={waLink(store.whatsapp)} isOutside />
        <IconLink icon="route" text="Cómo llegar" href={directionsLink(store)} isOutside />
        <li data-scripted>{share}</li>
        <IconLink icon="globe" text="Ver sitio" href={siteOf(store)} isOutside />
      </IconActions>
    </div>
  )
}

/** Menu, shop and wholesale of a store; nothing where it has none. */
export function StoreShops({ store }: { store: Store }) {
  const wholesale = waLink(store.wholesaleWhatsapp)
  const hasShop = store.shopUrl !== '' && store.shopUrl !== siteOf(store)
  if (store.menuUrl === '' && wholesale === null && !hasShop) return null
  return (
    <div className={styles.shops} data-screen-only>
      {store.menuUrl !== '' && (
        <OutsideButton href={store.menuUrl} look="main">
          <Icon name="menuCard" size={22} /> Ver Menú
        </OutsideButton>
      )}
      {hasShop && (
        <OutsideButton href={store.shopUrl}>
          <Icon name="shop" size={22} /> Tienda online
        </OutsideButton>
      )}
      {wholesale !== null && (
        <OutsideButton href={wholesale}>
          <NetworkIcon name="whatsapp" size={22} /> WhatsApp mayorista
        </OutsideButton>
      )}
    </div>
  )
}
