import { WEEKDAYS } from '@guia/contract'
import { useLocalMoment } from '../../browser/now.ts'
import { formatHoursLine, type Hours } from '../../catalog/opening-hours.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './store-panel.module.css'

const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

/** The week's hours with today marked; nothing when no day is known. */
export function StoreHours({ hours }: { hours: Hours }) {
  const today = WEEKDAYS[useLocalMoment().weekday]
  if (Object.keys(hours).length === 0) return null
  return (
    <section className={styles.panel} aria-label="Horarios">
      <h2 className={styles.title}>Horarios</h2>
      <dl className={styles.week}>
        {MONDAY_FIRST.map((weekday) => (
          <div
            key={weekday}
            className={classNames(styles.day, weekday === today && styles.today)}
            aria-current={weekday === today ? 'date' : undefined}
          >
            <dt>
              {weekday}
              {weekday === today && <span className={styles.mark}>Hoy</span>}
            </dt>
            <dd>
              {(hours[weekday] ?? []).map((line) => (
                <span key={line.text} className={styles.line}>
                  {formatHoursLine(line)}
                </span>
              ))}
              {!hours[weekday] && <span className={styles.line}>Sin información</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
