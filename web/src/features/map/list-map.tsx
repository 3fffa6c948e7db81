import { useMemo, useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useSeen } from '../../browser/in-view.ts'
import { useLoadedCode } from '../../browser/loaded-code.ts'
import { useIdle } from '../../browser/when-idle.ts'
import { areSameStores, storeSpots } from '../../catalog/stores/map-spots.ts'
import type { LightStore, Store } from '../../catalog/stores/store.ts'
import { messages } from '../../ui/messages.ts'
import styles from './list-map.module.css'
import { useStoreState } from './use-store-state.ts'

const loadMap = () => import('./spots-map.tsx')

const ZOOM = 15
const addressOf = ({ slug }: LightStore) => paths.store.link(slug)

interface ListMapProps {
  /** What the list shows, as far as it is known. */
  stores: readonly Store[]
  /** Whether more of it is to come before it can be shown. */
  isAwaited: boolean
  /** Whether the visitor has asked for the map, which otherwise waits until nothing else is to do. */
  isAsked: boolean
  /** Id of the store whose marker stands out. */
  marked: number | null
  /** Id of the store in the middle, with its popup. */
  shown: number | null
}

/** The stores of a list on a map; how many of them have no place on it is told below. */
export function ListMap({ stores, isAwaited, isAsked, marked, shown }: ListMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const isIdle = useIdle()
  const mapped = useSettled(stores)
  const spots = useMemo(() => storeSpots(mapped), [mapped])
  const map = useLoadedCode(loadMap, isSeen && (isAsked || isIdle) && spots.length > 0)
  const stateOf = useStoreState(mapped)
  const [first] = spots
  const isWaiting = isAwaited || (first !== undefined && map === undefined)
  const unplaced = stores.filter(({ location }) => location === null).length
  return (
    <>
      <div ref={box} className={styles.box}>
        {isWaiting && <p className={styles.note}>{messages.mapLoading}</p>}
        {!isWaiting && (!map || !first) && <p className={styles.note}>{messages.mapEmpty}</p>}
        {!isWaiting && map && first && (
          <map.SpotsMap
            spots={spots}
            addressOf={addressOf}
            stateOf={stateOf}
            center={first.location}
            zoom={ZOOM}
            marked={marked}
            shown={shown}
          />
        )}
      </div>
      {unplaced > 0 && !isAwaited && <p className={styles.unplaced}>{unplaced} sin ubicación</p>}
    </>
  )
}

/** The same list as long as it holds the same stores: in another order the map stays as it is. */
function useSettled(stores: readonly Store[]): readonly Store[] {
  const [settled, setSettled] = useState(stores)
  if (areSameStores(settled, stores)) return settled
  setSettled(stores)
  return stores
}
