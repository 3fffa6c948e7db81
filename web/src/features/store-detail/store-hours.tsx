import { useLocalMoment } from '../../browser/now.ts'
import type { Hours } from '../../catalog/opening-hours.ts'
import { weekOf } from '../../catalog/week.ts'
import { WeekHours } from '../../ui/week-hours.tsx'
import styles from './store-panel.module.css'

/** The week's hours with today marked; nothing when no day is known. */
export function StoreHours({ hours }: { hours: Hours }) {
  const days = weekOf(hours, useLocalMoment()?.weekday)
  if (days.length === 0) return null
  return (
    <section className={styles.panel} aria-label="Horarios">
      <h2 className={styles.title}>Horarios</h2>
      <WeekHours days={days} />
    </section>
  )
}
