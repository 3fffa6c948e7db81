import { readablePhone } from '@guia/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useNow } from '../../browser/now.ts'
import { formatDay } from '../../catalog/calendar/days.ts'
import { DUTY_HOUR, dutyAt, type Duty, type DutyPharmacy } from '../../catalog/calendar/duties.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { directionsLink } from '../../catalog/stores/directions.ts'
import { IconActions, IconLink } from '../../ui/icon-action.tsx'
import styles from './duty-now.module.css'

interface DutyNowProps {
  duties: readonly Duty[]
  city: string
  /** Shown where nobody is named: another way to a pharmacy. */
  children: ReactNode
}

/** Duties that the page may open with: yesterday's, which lasts until eight, and two more. */
const NEAR = 3

/**
 * Who is on duty at this moment of Goya, and how to get there. Its place is kept until then, and says
 * who is on which day.
 */
export function DutyNow({ duties, city, children }: DutyNowProps) {
  const now = useNow()
  const duty = now && dutyAt(duties, now)
  if (duty && duty.current === null) {
    return (
      <>
        <p className={styles.none} role="note">
          No sabemos qué farmacia está de turno {duty.endsToday ? 'hasta las 8:00' : 'hoy'}. Llamá a
          cualquiera de ellas: su puerta o su contestador lo dicen.
        </p>
        {children}
      </>
    )
  }
  return (
    <div className={styles.place}>
      {duties.slice(0, NEAR).map((near) => (
        <div key={near.day} className={styles.sizer} aria-hidden="true" inert>
          <Pharmacies duty={near} city={city} endsToday={false} />
        </div>
      ))}
      {!duty && <NearDays duties={duties.slice(0, NEAR)} />}
      {duty?.current && (
        <Pharmacies
          duty={duty.current}
          city={city}
          endsToday={duty.endsToday}
          label="De turno ahora"
        />
      )}
    </div>
  )
}

const NearDays = ({ duties }: { duties: readonly Duty[] }) => (
  <dl className={styles.days}>
    {duties.map(({ day, pharmacies }) => (
      <div key={day}>
        <dt>{formatDay(day)}</dt>
        {pharmacies.map(({ name, phone }) => (
          <dd key={name}>
            {name} {telLink(phone) && <a href={telLink(phone) ?? ''}>{readablePhone(phone)}</a>}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)

interface PharmaciesProps {
  duty: Duty
  city: string
  endsToday: boolean
  label?: string
}

const Pharmacies = ({ duty, city, endsToday, label }: PharmaciesProps) => (
  <ul className={styles.now} aria-label={label}>
    {duty.pharmacies.map((pharmacy) => (
      <li key={pharmacy.name} className={styles.pharmacy}>
        <p className={styles.until}>
          <strong>De turno ahora</strong>, hasta {endsToday ? 'las' : 'mañana a las'} {DUTY_HOUR}:00
        </p>
        <Pharmacy pharmacy={pharmacy} city={city} />
      </li>
    ))}
  </ul>
)

const UNKNOWN_PHONE = 'No tenemos su teléfono: puede estar en la lista de todas las farmacias.'

function Pharmacy({ pharmacy, city }: { pharmacy: DutyPharmacy; city: string }) {
  const { name, address, phone, whatsapp, slug } = pharmacy
  return (
    <>
      <h2 className={styles.name}>
        {slug === '' ? name : <Link to={paths.store.link(slug)}>{name}</Link>}
      </h2>
      {address !== '' && <p className={styles.address}>{address}</p>}
      <p className={styles.phone}>{phone === '' ? UNKNOWN_PHONE : readablePhone(phone)}</p>
      <IconActions>
        <IconLink icon="call" text="Llamar" href={telLink(phone)} />
        <IconLink icon="whatsapp" text="WhatsApp" href={waLink(whatsapp)} isOutside />
        <IconLink
          icon="route"
          text="Cómo llegar"
          href={directionsLink({ ...pharmacy, city })}
          isOutside
        />
      </IconActions>
    </>
  )
}
