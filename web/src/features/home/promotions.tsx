import { paths } from '../../app/paths.ts'
import { carouselStoreParam } from '../../catalog/stores/carousels.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Section } from '../../ui/section.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from 'react-router-dom'
import styles from './promotions.module.css'

/** The banners that stores have for the home page (see promotedStores); nothing without any. */
export function Promotions({ stores }: { stores: readonly LightStore[] }) {
  if (stores.length === 0) return null
  return (
    <Section title="Promociones">
      <Carousel label="Promociones">
        {stores.map((store) => (
          <li key={store.id} className={styles.item}>
            <Link to={paths.store.link(carouselStoreParam(store))} className={styles.link}>
              <Picture
                url={store.homeBanner}
                alt=""
                kind="banner"
                sizes="(min-width: 48rem) 30rem, 88vw"
                className={styles.picture}
              />
              <span className={styles.name}>{store.name}</span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
