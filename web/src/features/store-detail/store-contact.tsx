import { SOCIAL_NETWORKS } from '@guia/contract'
import { telLink } from '../../catalog/phone.ts'
import type { Store } from '../../catalog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'
import styles from './store-panel.module.css'

/** Phone, address and social links; only what is known. */
export function StoreContact({ store }: { store: Store }) {
  const social = socialLinksOf(SOCIAL_NETWORKS, store.social)
  if (store.phone === '' && store.address === '' && social.length === 0) return null
  return (
    <section className={styles.panel} aria-label="Contacto">
      <h2 className={styles.title}>Contacto</h2>
      <PhoneAndAddress store={store} />
      <SocialLinks links={social} label={`Redes de ${store.name}`} />
    </section>
  )
}

export function PhoneAndAddress({ store }: { store: Store }) {
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
