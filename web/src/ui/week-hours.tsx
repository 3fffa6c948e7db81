import { classNames } from './class-names.ts'
import { Panel } from './panel.tsx'
import styles from './week-hours.module.css'

export interface DayLine {
  weekday: string
  /** [] when nothing is known. */
  lines: readonly string[]
  isToday: boolean
  /** Why it is another than usual; '' for none. */
  note: string
}

/** Hours of one date. */
export interface SpecialLine {
  day: string
  lines: readonly string[]
}

interface WeekHoursProps {
  days: readonly DayLine[]
  special?: readonly SpecialLine[]
}

/** The week's hours with today marked, and those of certain dates; nothing when no day is known. */
export function WeekHours({ days, special = [] }: WeekHoursProps) {
  if (days.length === 0) return null
  return (
    <Panel title="Horarios">
      <dl className={styles.week}>
        {days.map(({ weekday, lines, isToday, note }) => (
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
              {note !== '' && <span className={styles.note}>{note}</span>}
              {lines.length === 0 && <span className={styles.line}>Sin información</span>}
            </dd>
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <>
          <h3 className={styles.special}>Horarios especiales</h3>
          <dl className={styles.week}>
            {special.map(({ day, lines }) => (
              <div key={day} className={styles.day}>
                <dt>{day}</dt>
                <dd>{lines.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  )
}
