import { useRef } from 'react'
import { lightStoresResource } from '../../api/lists.ts'
import { useWhole } from '../../api/resource-hooks.ts'
import { paths } from '../../app/paths.ts'
import { useSeen } from '../../browser/in-view.ts'
import { useStored, type Stored } from '../../browser/storage.ts'
import { storesByIds } from '../../catalog/stores/store-ids.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { LogoLink } from '../../ui/logo-link.tsx'
import { Section } from '../../ui/section.tsx'
import { favourites, recentlySeen } from './saved-stores.ts'
import styles from './store-shelf.module.css'

interface ShelfProps {
  stores: readonly LightStore[]
}

export function FavouritesShelf({ stores }: ShelfProps) {
  const more = { to: paths.favourites.link(), text: 'Ver todos' }
  return <StoreShelf title="Tus favoritos" saved={favourites} stores={stores} more={more} />
}

export function RecentShelf({ stores }: ShelfProps) {
  return <StoreShelf title="Vistos hace poco" saved={recentlySeen} stores={stores} />
}

interface StoreShelfProps extends ShelfProps, ShelfRow {
  saved: Stored<number[]>
}

/** The saved stores that still exist, in a row; nothing at all when there are none. */
function StoreShelf({ title, saved, stores, more }: StoreShelfProps) {
  const ids = useStored(saved)
  const known = storesByIds(stores, ids)
  if (ids.length === 0) return null
  const row = { title, ...(more && { more }) }
  return known.length === ids.length ? (
    <Shelf {...row} stores={known} />
  ) : (
    <ShelfOfAll {...row} ids={ids} />
  )
}

/** A shelf with stores that the page does not show elsewhere: looked up among all of them. */
function ShelfOfAll({ ids, ...row }: ShelfRow & { ids: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null)
  const state = useWhole(lightStoresResource, useSeen(box))
  if (state.status === 'error') return null
  if (state.status === 'loaded') return <Shelf {...row} stores={storesByIds(state.data, ids)} />
  return (
    <div ref={box} className={styles.waiting}>
      <Section {...row}>{null}</Section>
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
    <Section {...row}>
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
