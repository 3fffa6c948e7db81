import { paths } from '../../app/paths.ts'
import { useStored, type Stored } from '../../browser/storage.ts'
import { storesByIds } from '../../catalog/parse-list-state.ts'
import type { LightStore } from '../../catalog/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { LogoLink } from '../../ui/logo-link.tsx'
import { Section } from '../../ui/section.tsx'
import { favourites, recentlySeen } from './kept.ts'

interface ShelfProps {
  stores: readonly LightStore[]
}

export function FavouritesShelf({ stores }: ShelfProps) {
  const more = { to: paths.favourites.link(), text: 'Ver todos' }
  return <KeptShelf title="Tus favoritos" kept={favourites} stores={stores} more={more} />
}

export function RecentShelf({ stores }: ShelfProps) {
  return <KeptShelf title="Vistos hace poco" kept={recentlySeen} stores={stores} />
}

interface KeptShelfProps extends ShelfProps {
  title: string
  kept: Stored<number[]>
  more?: { to: string; text: string }
}

/** The kept stores that still exist, in a row; nothing at all when there are none. */
function KeptShelf({ title, kept, stores, more }: KeptShelfProps) {
  const shown = storesByIds(stores, useStored(kept))
  if (shown.length === 0) return null
  return (
    <Section title={title} {...(more && { more })}>
      <Carousel label={title}>
        {shown.map(({ id, slug, name, image }) => (
          <li key={id}>
            <LogoLink to={paths.store.link(slug)} name={name} image={image} />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
