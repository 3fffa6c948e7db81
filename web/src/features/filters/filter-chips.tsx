import { FILTERS, type StoreFilter, type StoreFilters } from '../../catalog/stores/filters.ts'
import type { PositionState, PositionProblem } from '../../browser/position.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './filter-chips.module.css'
import { messages } from '../../ui/messages.ts'

const CHIPS: Record<StoreFilter, { text: string; icon: IconName }> = {
  open: { text: 'Abierto ahora', icon: 'clock' },
  verified: { text: 'Verificado', icon: 'verified' },
  near: { text: 'Cerca mío', icon: 'near' },
}

interface FilterChipsProps {
  filters: StoreFilters
  position: PositionState
  onToggle: (filter: StoreFilter) => void
}

/** A switch for each filter, and a word about the position when there is one to say. */
export function FilterChips({ filters, position, onToggle }: FilterChipsProps) {
  return (
    <div className={styles.filters} data-scripted>
      <ul className={styles.chips} aria-label="Filtros">
        {FILTERS.map((filter) => (
          <li key={filter}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={filters[filter]}
              onClick={() => onToggle(filter)}
            >
              <Icon name={filters[filter] ? 'done' : CHIPS[filter].icon} size={18} />
              {CHIPS[filter].text}
            </button>
          </li>
        ))}
      </ul>
      <PositionNotice position={position} isNear={filters.near} />
    </div>
  )
}

const PROBLEMS: Record<PositionProblem, string> = {
  refused: messages.positionRefused,
  unavailable: messages.positionUnavailable,
  unsupported: messages.positionUnsupported,
}

/** Outcome of asking for the visitor's position. */
function PositionNotice({ position, isNear }: { position: PositionState; isNear: boolean }) {
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
