import { useNow } from '../../browser/now.ts'
import { dutyAt, formatDay, withGaps, type Duty } from '../../catalog/calendar/duties.ts'
import { Section } from '../../ui/section.tsx'
import styles from './duty-days.module.css'

const SHOWN = 7

/** The coming duties, a week of them open; from the first that is known while no moment is. */
export function DutyDays({ duties }: { duties: readonly Duty[] }) {
  const now = useNow()
  const days = withGaps(now === null ? duties : dutyAt(duties, now).next)
  if (days.length === 0) return null
  return (
    <Section title="Próximos turnos">
      <Days days={days.slice(0, SHOWN)} />
      {days.length > SHOWN && (
        <details className={styles.more}>
          <summary>Ver todo el mes</summary>
          <Days days={days.slice(SHOWN)} />
        </details>
      )}
    </Section>
  )
}

const Days = ({ days }: { days: readonly Duty[] }) => (
  <dl className={styles.days}>
    {/* By their places: when the first are over, the lines change their words and stay. */}
    {days.map(({ day, pharmacies }, place) => (
      <div key={place} className={styles.day}>
        <dt>{formatDay(day)}</dt>
        <dd>{pharmacies.map(({ name }) => name).join(' · ') || 'Sin información'}</dd>
      </div>
    ))}
  </dl>
)
