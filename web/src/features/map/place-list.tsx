import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { Button } from '../../ui/button.tsx'
import { useShownCount } from '../../ui/history-entry.ts'
import styles from './place-list.module.css'

const STEP = 30

interface PlaceListProps {
  stores: readonly LightStore[]
  /** Whether the stores are still on their way. */
  isWaiting: boolean
}

/** The places of the map as a list, for the keyboard and for those who do not see the map. */
export function PlaceList({ stores, isWaiting }: PlaceListProps) {
  const [isOpen, setOpen] = useState(false)
  const placed = stores.filter(({ location }) => location !== null)
  if (placed.length === 0 && !isWaiting) return null
  return (
    <details
      className={styles.places}
      data-scripted
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>Ver los lugares en una lista</summary>
      {isOpen && <Places stores={placed} />}
    </details>
  )
}

function Places({ stores }: { stores: readonly LightStore[] }) {
  const [count, showMore] = useShownCount(STEP)
  return (
    <>
      <ul className={styles.list} aria-label="Lugares del mapa">
        {stores.slice(0, count).map(({ id, slug, name, address }) => (
          <li key={id}>
            <Link to={paths.store.link(slug)} className={styles.place}>
              <strong>{name}</strong>
              <span className={styles.address}>{address}</span>
            </Link>
          </li>
        ))}
      </ul>
      {stores.length > count && <Button onClick={showMore}>Mostrar más</Button>}
    </>
  )
}
