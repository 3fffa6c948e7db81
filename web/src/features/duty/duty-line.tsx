import { Link } from 'react-router-dom'
import { readablePhone } from '@guia/contract'
import { dutiesResource } from '../../api/lists.ts'
import { useWhenIdle } from '../../api/resource-hooks.ts'
import { paths } from '../../app/paths.ts'
import { useNow } from '../../browser/now.ts'
import { dutyAt } from '../../catalog/calendar/duties.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './duty-line.module.css'

/** In one line above a list of pharmacies: which of them is on duty, with its call. */
export function DutyLine() {
  const state = useWhenIdle(dutiesResource, true)
  const now = useNow()
  const current = state.status === 'loaded' && now ? dutyAt(state.data, now).current : null
  return (
    <div className={styles.box} role="note">
      <Icon name="cross" size={22} />
      {current === null ? (
        <Link to={paths.pharmacies.link()}>Ver la farmacia de turno</Link>
      ) : (
        <ul>
          {current.pharmacies.map(({ name, address, phone }) => (
            <li key={name}>
              De turno ahora: <Link to={paths.pharmacies.link()}>{name}</Link>
              {address !== '' && `, ${address}`}{' '}
              {telLink(phone) !== null && (
                <a className={styles.call} href={telLink(phone) ?? ''}>
                  <Icon name="call" size={18} />
                  <span className="visually-hidden">Llamar a {name}: </span>
                  {readablePhone(phone)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
