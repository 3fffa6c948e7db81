import type { ReactNode } from 'react'
import { directionsLink } from '../../catalog/stores/directions.ts'
import { formatDistance, isFarAway } from '../../catalog/stores/distance.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import type { NearestOpen } from '../../catalog/stores/nearest-open.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { AnchorButton, OutsideButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './nearest-store.module.css'
import { StoreCard } from './store-card.tsx'

interface NearestStoreProps {
  /** Null: there is nothing to tell. */
  nearest: NearestOpen | null
  cardAction: (store: Store) => ReactNode
}

/** The nearest open store of a list, before all others, with the ways to it; or why there is none. */
export function NearestStore({ nearest, cardAction }: NearestStoreProps) {
  return (
    <div className={nearest ? styles.nearest : undefined}>
      <p className={styles.text} role="status" data-scripted>
        {nearest && textOf(nearest)}
      </p>
      {nearest?.status === 'found' && (
        <>
          <StoreCard store={nearest.store} action={cardAction(nearest.store)} />
          <Ways store={nearest.store} />
        </>
      )}
    </div>
  )
}

function Ways({ store }: { store: Store }) {
  const call = telLink(store.phone)
  return (
    <div className={styles.ways} data-screen-only>
      {call !== null && (
        <AnchorButton href={call}>
          <Icon name="call" size={20} /> Llamar
        </AnchorButton>
      )}
      <OutsideButton look="main" href={directionsLink(store) ?? undefined}>
        <Icon name="route" size={20} /> Cómo llegar
      </OutsideButton>
    </div>
  )
}

function textOf(nearest: NearestOpen): string {
  if (nearest.status === 'allClosed') return 'Ninguno de esta lista está abierto ahora.'
  if (nearest.status === 'unplaced') return 'De los que están abiertos no sabemos la ubicación.'
  const distance = formatDistance(nearest.metres)
  return isFarAway(nearest.metres)
    ? `Estás lejos: el más cercano abierto está ${distance}.`
    : `El más cercano abierto: ${distance}`
}
