import type { Store } from '../../catalog/stores/store.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './inactive-store.module.css'
import { PhoneAndAddress } from './store-contact.tsx'

/** The little that an inactive store shows (spec section 2, Store detail). */
export function InactiveStore({ store }: { store: Store }) {
  return (
    <article className={styles.store}>
      <Picture url={store.image} alt="" kind="logo" sizes="160px" className={styles.image} />
      <div className={styles.text}>
        <p className={styles.categories}>{store.categories.join(' · ')}</p>
        <PageHeading>{store.name}</PageHeading>
        {store.description !== '' && <p className={styles.description}>{store.description}</p>}
        <PhoneAndAddress store={store} />
      </div>
    </article>
  )
}
