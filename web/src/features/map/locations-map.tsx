import { useEffect, useMemo, useRef } from 'react'
import { lightStoresResource } from '../../api/lists.ts'
import type { ResourceState } from '../../api/resource.ts'
import { useWhole } from '../../api/resource-hooks.ts'
import { useStoreHours } from '../../api/store-hours.ts'
import { paths } from '../../app/paths.ts'
import { useSeen } from '../../browser/in-view.ts'
import { useLoadedCode } from '../../browser/loaded-code.ts'
import { mapStoreParam, storeSpots } from '../../catalog/stores/map-spots.ts'
import type { Site } from '../../catalog/site/site.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { messages } from '../../ui/messages.ts'
import styles from './locations-map.module.css'
import { useStoreState } from './use-store-state.ts'
import { PlaceList } from './place-list.tsx'

const loadMap = () => import('./spots-map.tsx')

const NO_STORES: LightStore[] = []

/** Where the stores are (spec section 2, Locations map on home), on a map and as a list. */
export function LocationsMap({ map: { center, zoom } }: Pick<Site, 'map'>) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const state = useWhole(lightStoresResource, isSeen)
  const stores = state.status === 'loaded' ? state.data : NO_STORES
  const spots = useMemo(() => storeSpots(stores), [stores])
  const map = useLoadedCode(loadMap, isSeen && spots.length > 0)
  const addressOf = (store: LightStore) =>
    paths.store.link(mapStoreParam(store, (name) => stores.find((one) => one.name === name)))
  const stateOf = useStoreState(useStoreHours())
  useLoggedFailure(state)

  const isWaiting = state.status === 'loading' || (spots.length > 0 && map === undefined)
  return (
    <>
      {/* Before the map: the keyboard stops at each of its markers. */}
      <PlaceList stores={stores} isWaiting={state.status === 'loading'} />
      <div ref={box} className={styles.box}>
        {isWaiting && <Loading />}
        {!isWaiting && !map && <NoStores />}
        {!isWaiting && map && (
          <map.SpotsMap
            spots={spots}
            addressOf={addressOf}
            stateOf={stateOf}
            center={center}
            zoom={zoom}
            opensOne
            isPassedOver
          />
        )}
      </div>
    </>
  )
}

function Loading() {
  return (
    <>
      <p className={styles.note} role="status" data-scripted>
        {messages.mapLoading}
      </p>
      <noscript>
        <p className={styles.note}>
          <a href={paths.allStores.link()}>Ver todas las tiendas con su dirección</a>
        </p>
      </noscript>
    </>
  )
}

function NoStores() {
  return <p className={styles.note}>{messages.mapEmpty}</p>
}

function useLoggedFailure(state: ResourceState<unknown>) {
  useEffect(
    function logFailure() {
      if (state.status === 'error') console.error('The map has no stores', state.error)
    },
    [state],
  )
}
