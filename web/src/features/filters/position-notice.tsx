import type { PositionProblem, PositionState } from '../../browser/position.ts'
import { messages } from '../../ui/messages.ts'
import styles from './filter-chips.module.css'

const PROBLEMS: Record<PositionProblem, string> = {
  refused: messages.positionRefused,
  unavailable: messages.positionUnavailable,
  unsupported: messages.positionUnsupported,
}

/** What became of the question for the visitor's position. */
export function PositionNotice({ position, isNear }: { position: PositionState; isNear: boolean }) {
  if (position.status === 'failed') {
    return (
      <p className={styles.notice} role="alert">
        {PROBLEMS[position.problem]}
      </p>
    )
  }
  return (
    <p className={styles.hint} role="status">
      {position.status === 'asking' && 'Buscando tu ubicación…'}
      {isNear && 'Primero los más cercanos. Tu ubicación no se guarda.'}
    </p>
  )
}
