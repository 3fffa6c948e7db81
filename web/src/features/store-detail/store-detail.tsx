import type { ReactNode } from 'react'
import { useMoment } from '../../api/moment.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { specialDays, todayInWords, weekOf } from '../../catalog/hours/opening-hours.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { WeekHours } from '../../ui/week-hours.tsx'
import { StoreActions, StoreShops } from './store-actions.tsx'
import { StoreContact } from './store-contact.tsx'
import { StoreBand } from './store-band.tsx'
import styles from './store-detail.module.css'
import { StoreIntro } from './store-intro.tsx'
import { StorePayments } from './store-payments.tsx'
import { StoreSections } from './store-sections.tsx'

interface StoreDetailProps {
  store: Store
  /** The button that shares it. */
  share: ReactNode
  /** The button that makes it a favourite. */
  heart: ReactNode
  /** Its photographs, null when there are none. */
  gallery: ReactNode
  /** Its offers. */
  offers: ReactNode
  /** The map of its place. */
  map: ReactNode
  /** Other tools of the page. */
  tools: ReactNode
}

/** Everything about an active store (spec section 2, Store detail). */
export function StoreDetail({ store, ...parts }: StoreDetailProps) {
  const isPromotion = store.promotionBanner !== ''
  const picture = store.promotionBanner || store.banner || (store.gallery[0]?.url ?? '')
  const moment = useMoment()
  return (
    <article>
      <div className={styles.banner}>
        {picture === '' ? (
          <StoreBand slug={store.slug} trade={store.categories[0] ?? ''} />
        ) : (
          <Picture
            url={picture}
            alt={isPromotion ? store.promotionText : ''}
            kind="banner"
            sizes="(min-width: 75rem) 72rem, 100vw"
            className={styles.bannerPicture}
            isPriority
          />
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.head}>
          <StoreIntro store={store} />
          <StoreActions store={store} share={parts.share} />
          {/* Beside the name for the eye; the keyboard comes to what calls and writes first. */}
          <div className={styles.heart}>{parts.heart}</div>
          {isPromotion && store.promotionText !== '' && (
            <p className={styles.promotion}>{store.promotionText}</p>
          )}
          {parts.gallery !== null && (
            <section className={styles.photos} aria-label="Fotos" data-screen-only>
              {parts.gallery}
            </section>
          )}
        </div>
        <aside className={styles.aside} aria-label="Contacto y horarios">
          <WeekHours
            days={weekOf(store, moment)}
            special={specialDays(store.specialHours, moment?.day ?? null)}
            today={todayInWords(store, moment)}
          />
          <StoreContact store={store} />
        </aside>
        <div className={styles.rest}>
          <StoreShops store={store} />
          <StoreSections store={store} />
          {store.description !== '' && (
            <Section title="Sobre el comercio">
              <p className={styles.description}>{store.description}</p>
            </Section>
          )}
          {parts.offers}
          <StorePayments groups={store.payments} />
        </div>
      </div>
      <div data-screen-only>
        <Section title="Ubicación">{parts.map}</Section>
      </div>
      {parts.tools}
    </article>
  )
}
