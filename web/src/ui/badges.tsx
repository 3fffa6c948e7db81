import { WEEKDAYS } from '@guia/contract'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'

interface OpenBadgeProps {
  /** Null while it is not known: then the badge keeps its place. */
  isOpen: boolean | null
  /** 'Cierra 20:00', 'Abre lunes 8:00'; null when there is nothing to announce. */
  label: string | null
  /** A holiday of which the hours are not known: it says so instead. */
  isHoliday?: true
}

const HOLIDAY = 'Feriado: consultá el horario'

/** Its word alone; null while it is not known. */
export function stateText({ isOpen, isHoliday }: Pick<OpenBadgeProps, 'isOpen' | 'isHoliday'>) {
  if (isHoliday) return HOLIDAY
  if (isOpen === null) return null
  return isOpen ? 'Abierto' : 'Cerrado'
}

/** Abierto or Cerrado: they differ by word and by shape, not by colour alone. */
export function OpenBadge({ isOpen, label, isHoliday }: OpenBadgeProps) {
  if (isHoliday) {
    return (
      <span className={styles.row} data-screen-only data-scripted>
        <span className={classNames(styles.badge, styles.holiday)}>{HOLIDAY}</span>
      </span>
    )
  }
  return (
    <span className={styles.row} data-screen-only data-scripted>
      {isOpen === null ? (
        <span className={classNames(styles.badge, styles.unknown)} aria-hidden="true" />
      ) : (
        <span className={classNames(styles.badge, isOpen ? styles.open : styles.closed)}>
          <OpenSign isOpen={isOpen} />
          {stateText({ isOpen })}
        </span>
      )}
      {label !== null && <span className={styles.label}>{label}</span>}
    </span>
  )
}

/** What the site says itself: 'Abre lunes 8:00'. A store's own words stay as they are. */
const OPENS = new RegExp(`^(Abre )(${WEEKDAYS.join('|')})`)

/** The same in a line of a list, in which each part has its place before it is known. */
export function OpenLine({
  isOpen,
  label,
  isHoliday,
  room = '',
  children,
}: OpenBadgeProps & {
  /** The longest words that may stand in place of the label, where these may take several lines. */
  room?: string
  children?: ReactNode
}) {
  if (isHoliday) {
    return (
      <p className={styles.line} data-screen-only>
        {children}
        <strong className={styles.onHoliday}>{HOLIDAY}</strong>
      </p>
    )
  }
  const next = label?.replace(
    OPENS,
    (_, opens: string, weekday: string) => opens + weekday.slice(0, 3),
  )
  return (
    <p className={styles.line} data-screen-only>
      {children}
      <strong className={classNames(styles.state, isOpen ? styles.isOpen : styles.isClosed)}>
        {isOpen !== null && (
          <>
            <OpenSign isOpen={isOpen} />
            {stateText({ isOpen })}
          </>
        )}
      </strong>{' '}
      {room === '' ? (
        <span className={styles.next}>{next}</span>
      ) : (
        <span className={styles.next} data-room={room}>
          <span>{next}</span>
        </span>
      )}
    </p>
  )
}

function OpenSign({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {isOpen ? <circle cx="5" cy="5" r="4.5" /> : <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />}
    </svg>
  )
}

const VERIFIED_NOTE_ID = 'que-es-verificado'
const VERIFIED_NOTE = 'Verificado: la guía confirmó sus datos con el comercio.'

/** The same as a sign in a line; pressed it says what it means, also without scripts. */
export function VerifiedTick() {
  return (
    <button
      type="button"
      className={styles.tick}
      title={VERIFIED_NOTE}
      popoverTarget={VERIFIED_NOTE_ID}
    >
      <Icon name="verified" size={18} />
      <span className="visually-hidden">
        Verificado<span>: qué significa</span>
      </span>
    </button>
  )
}

/** What every tick of a page opens. */
export function VerifiedNote() {
  return (
    <p id={VERIFIED_NOTE_ID} popover="auto" role="status" className={styles.note}>
      {VERIFIED_NOTE}
    </p>
  )
}

export function VerifiedBadge() {
  return (
    <span className={classNames(styles.badge, styles.verified)} title={VERIFIED_NOTE}>
      <Icon name="verified" size={16} />
      Verificado
    </span>
  )
}
