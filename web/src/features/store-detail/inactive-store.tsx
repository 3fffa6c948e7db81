import type { Store } from '../../catalog/stores/store.ts'
import { claimLink } from '../../catalog/contacts/whatsapp.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './inactive-store.module.css'
import { PhoneAndAddress } from './store-contact.tsx'

interface InactiveStoreProps {
  store: Store
  /** WhatsApp number of the product; '' when there is none. */
  sitePhone: string
}

/** The little that an inactive store shows (spec section 2, Store detail). */
export function InactiveStore({ store, sitePhone }: InactiveStoreProps) {
  return (
    <article className={styles.store}>
      <Picture url={store.image} alt="" kind="logo" sizes="160px" className={styles.image} />
      <div className={styles.text}>
        <p className={styles.categories}>{store.categories.join(' · ')}</p>
        <PageHeading>{store.name}</PageHeading>
        {store.description !== '' && <p className={styles.description}>{store.description}</p>}
        <PhoneAndAddress store={store} />
        <Claim name={store.name} sitePhone={sitePhone} />
      </div>
    </article>
  )
}

/** Nobody has confirmed these data yet: whose they are can do so. */
function Claim({ name, sitePhone }: { name: string; sitePhone: string }) {
  const chat = claimLink(sitePhone, name)
  if (chat === null) return null
  return (
    <div className={styles.claim} data-screen-only>
      <p>
        <strong>¿Es tu comercio?</strong> Todavía nadie confirmó estos datos. Escribinos y sumá
        horarios, fotos y tu WhatsApp.
      </p>
      <OutsideButton href={chat} look="whatsapp">
        <NetworkIcon name="whatsapp" size={22} /> Es mi comercio
      </OutsideButton>
    </div>
  )
}
