import { classNames } from './class-names.ts'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'

interface OpenBadgeProps {
  /** Null while it is not known: then the badge keeps its place. */
  isOpen: boolean | null
  /** 'Cierra 20:00', 'Abre lunes 8:00'; null when there is nothing to announce. */
  label: string | null
}

/** Abierto or Cerrado: they differ by word and by shape, not by colour alone. */
export function OpenBadge({ isOpen, label }: OpenBadgeProps) {
  return (
    <span className={styles.row} data-screen-only data-scripted>
      {isOpen === null ? (
        <span className={classNames(styles.badge, styles.unknown)} aria-hidden="true" />
      ) : (
        <span className={classNames(styles.badge, isOpen ? styles.open : styles.closed)}>
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            {isOpen ? <circle cx="5" cy="5" r="4.5" /> : <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />}
          </svg>
          {isOpen ? 'Abierto' : 'Cerrado'}
        </span>
      )}
      {label !== null && <span className={styles.label}>{label}</span>}
    </span>
  )
}

export function VerifiedBadge() {
  return (
    <span className={classNames(styles.badge, styles.verified)}>
      <Icon name="verified" size={16} />
      Verificado
    </span>
  )
}
