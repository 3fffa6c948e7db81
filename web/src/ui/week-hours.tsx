import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
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
  /** Today's hours in a line; '' while today is not known. */
  today: string
}

/**
 * Today's hours, on a phone with the week behind them; beside a wide page, on paper and without
 * scripts the whole week with today marked, and the hours of certain dates. Nothing when no day is
 * known.
 */
export function WeekHours({ days, special = [], today }: WeekHoursProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (days.length === 0) return null
  return (
    <Panel title="Horarios">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        data-scripted
        data-screen-only
        onClick={() => setOpen(!isOpen)}
      >
        <span>{today || 'Los de cada día'}</span>
        <Icon name="down" size={20} />
      </button>
      <div id={id} className={styles.days} data-folded={isOpen ? undefined : ''}>
        <Week days={days} />
        <noscript>
          <p className={styles.note}>En feriados, consultá el horario.</p>
        </noscript>
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
      </div>
    </Panel>
  )
}

function Week({ days }: { days: readonly DayLine[] }) {
  return (
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
  )
}
