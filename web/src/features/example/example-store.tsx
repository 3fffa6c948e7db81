import type { ReactNode } from 'react'
import { useMoment } from '../../api/moment.ts'
import { openStatus, todayInWords, weekOf } from '../../catalog/hours/opening-hours.ts'
import { OpenBadge, VerifiedBadge } from '../../ui/badges.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { WeekHours } from '../../ui/week-hours.tsx'
import { ExampleActions } from './example-actions.tsx'
import { ALSO, EXAMPLE } from './example-data.ts'
import styles from './example-store.module.css'

interface ExampleStoreProps {
  /** Its photographs and its map. */
  gallery: ReactNode
  map: ReactNode
}

/** Example for merchants: the page of a store that does not exist. */
export function ExampleStore({ gallery, map }: ExampleStoreProps) {
  const now = useMoment()
  const status = openStatus(EXAMPLE, now)
  return (
    <article className={styles.store} aria-labelledby="ejemplo">
      <Picture
        url={EXAMPLE.banner}
        alt=""
        kind="banner"
        sizes="100vw"
        className={styles.banner}
        isPriority
      />
      <div className={styles.body}>
        <header className={styles.intro}>
          <Picture url={EXAMPLE.logo} alt="" kind="logo" sizes="112px" className={styles.logo} />
          <h2 id="ejemplo">{EXAMPLE.name}</h2>
          <p className={styles.sections}>
            {EXAMPLE.category} · {EXAMPLE.subcategory}
          </p>
          <p className={styles.badges}>
            <VerifiedBadge />
            <OpenBadge {...status} />
          </p>
        </header>
        <ExampleActions />
        <p className={styles.description}>{EXAMPLE.description}</p>
        <Section title="Ofertas">
          <p className={styles.offer}>
            <strong className={styles.discount}>{EXAMPLE.offer.discount}</strong>
            {EXAMPLE.offer.text}
          </p>
        </Section>
        <Section title="Fotos">{gallery}</Section>
        <Section title="Horarios de atención" className={styles.hours}>
          <WeekHours days={weekOf(EXAMPLE, now)} today={todayInWords(EXAMPLE, now)} />
        </Section>
        <Section title="Cómo llegar">
          <p className={styles.address}>{EXAMPLE.address}</p>
          {map}
        </Section>
        <Section title="Tu página también tiene">
          <ul className={styles.also}>
            {ALSO.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Section>
      </div>
    </article>
  )
}
