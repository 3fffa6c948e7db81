import type { PaymentGroup, PaymentMethod } from '../../catalog/stores/store.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './store-payments.module.css'

/** The group without a name holds weekly and biweekly accounts (spec section 3, paymentMethods). */
const UNNAMED = 'Otros planes'

/** Payment methods by group, with their logos; nothing when none are known. */
export function StorePayments({ groups }: { groups: readonly PaymentGroup[] }) {
  if (groups.length === 0) return null
  return (
    <Section title="Medios de pago">
      <div className={styles.groups}>
        {groups.map(({ name, methods }, index) => (
          <div key={index} className={styles.group}>
            {(name !== '' || groups.length > 1) && <h3>{name || UNNAMED}</h3>}
            <ul className={styles.methods} aria-label={name || UNNAMED}>
              {methods.map((method, place) => (
                <li key={place}>
                  <Method method={method} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Method({ method: { name, image } }: { method: PaymentMethod }) {
  return (
    <span className={styles.method}>
      {image !== '' && (
        <Picture url={image} alt="" kind="icon" sizes="40px" className={styles.logo} />
      )}
      {name}
    </span>
  )
}
