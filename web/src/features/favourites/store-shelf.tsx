import { useRef } from 'react'
import { lightStoresResource } from '../../api/lists.ts'
import { useWhole } from '../../api/resource-hooks.ts'
import { paths } from '../../app/paths.ts'
import { useHydrated } from '../../browser/hydrated.tsx'
import { useSeen } from '../../browser/in-view.ts'
import { useStored, type Stored } from '../../browser/storage.ts'
import { FAVOURITES_KEY, RECENT_KEY, type ShelfKey } from '../../catalog/stores/kept-places.ts'
import { storesByIds } from '../../catalog/stores/store-ids.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LogoLink } from '../../ui/logo-link.tsx'
import { Section } from '../../ui/section.tsx'
import { favourites, recentlySeen } from './saved-stores.ts'
import styles from './store-shelf.module.css'

interface ShelfProps {
  stores: readonly LightStore[]
}

export function FavouritesShelf({ stores }: ShelfProps) {
  const more = { to: paths.favourites.link(), text: 'Ver todos' }
  return <StoreShelf title="Tus favoritos" shelf={FAVOURITES_KEY} stores={stores} more={more} />
}

export function RecentShelf({ stores }: ShelfProps) {
  return <StoreShelf title="Vistos hace poco" shelf={RECENT_KEY} stores={stores} />
}

const SAVED: Record<ShelfKey, Stored<number[]>> = {
  [FAVOURITES_KEY]: favourites,
  [RECENT_KEY]: recentlySeen,
}

interface StoreShelfProps extends ShelfProps, ShelfRow {
  shelf: ShelfKey
}

/** The saved stores that still exist, in a row; nothing at all when there are none. */
function StoreShelf({ title, shelf, stores, more }: StoreShelfProps) {
  const ids = useStored(SAVED[shelf])
  const known = storesByIds(stores, ids)
  if (!useHydrated()) return <div className={classNames(styles.place, styles[shelf])} />
  if (ids.length === 0) return null
  const row = { title, ...(more && { more }) }
  // Not a block of the home page itself: those have their height once they come near.
  return (
    <div>
      {known.length === ids.length ? (
        <Shelf {...row} stores={known} />
      ) : (
        <ShelfOfAll {...row} ids={ids} />
      )}
    </div>
  )
}

/** A shelf with stores that the page does not show elsewhere: looked up among all of them. */
function ShelfOfAll({ ids, ...row }: ShelfRow & { ids: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null)
  const state = useWhole(lightStoresResource, useSeen(box))
  if (state.status === 'error') return null
  if (state.status === 'loaded') return <Shelf {...row} stores={storesByIds(state.data, ids)} />
  return (
    <div ref={box}>
      <Section {...row} className={styles.shelf}>
        {null}
      </Section>
    </div>
  )
}

interface ShelfRow {
  title: string
  more?: { to: string; text: string }
}

function Shelf({ stores, ...row }: ShelfRow & ShelfProps) {
  if (stores.length === 0) return null
  return (
    <Section {...row} className={styles.shelf}>
      <Carousel label={row.title}>
        {stores.map(({ id, slug, name, image }) => (
          <li key={id}>
            <LogoLink to={paths.store.link(slug)} name={name} image={image} />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
