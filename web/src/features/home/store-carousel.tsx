import { paths } from '../../app/paths.ts'
import {
  carouselStoreParam,
  carouselStores,
  type Carousel as CarouselRule,
} from '../../catalog/stores/carousels.ts'
import type { FormerNames } from '../../catalog/stores/categories.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { LogoLink, type LogoLook } from '../../ui/logo-link.tsx'
import { Section } from '../../ui/section.tsx'

interface StoreCarouselProps {
  rule: CarouselRule
  stores: readonly LightStore[]
  formerNames: FormerNames
  /** Logos in a row, as lines three to a column, or as large cards. */
  look?: LogoLook
}

/** The logos of a carousel's active stores; nothing at all when there are none. */
export function StoreCarousel({ rule, stores, formerNames, look }: StoreCarouselProps) {
  const shown = carouselStores(rule, stores, formerNames)
  if (shown.length === 0) return null
  const more = { to: paths.storesByCategories.link(rule.seeAll), text: 'Ver todos' }
  return (
    <Section title={rule.title} more={more}>
      <Carousel label={rule.title} isStacked={look === 'lines'}>
        {shown.map((store) => (
          <li key={store.id}>
            <LogoLink
              to={paths.store.link(carouselStoreParam(store))}
              name={store.name}
              image={store.image}
              look={look}
            />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
