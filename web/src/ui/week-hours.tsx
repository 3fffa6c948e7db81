import { classNames } from './class-names.ts'
import { Panel } from './panel.tsx'
import styles from './week-hours.module.css'

export interface DayLine {
  weekday: string
  /** [] when nothing is known. */
  lines: readonly string[]
  isToday: boolean
}

/** The week's hours with today marked; nothing when no day is known. */
export function WeekHours({ days }: { days: readonly DayLine[] }) {
  if (days.length === 0) return null
  return (
    <Panel title="Horarios">
      <dl className={styles.week}>
        {days.map(({ weekday, lines, isToday }) => (
          <div
            key={weekday}
            className={classNames(styles.day, isToday && styles.today)}
            aria-current={isToday ? 'date' : undefined}
          >
            <dt>
              {weekday}
              {isToday && (
                <>
                  {' '}
                  <span className={styles.mark}>Hoy</span>
                </>
              )}
            </dt>
            <dd>
              {lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
              {lines.length === 0 && <span className={styles.line}>Sin información</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
