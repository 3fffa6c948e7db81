import type { StoreFilter, StoreFilters } from '../../catalog/stores/filters.ts'
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
  isNearestShown: boolean
  /** Shows the nearest open store of the list, or no longer. */
  onNearest: () => void
}

/** A switch for each filter and for the nearest open store; a word about the position, if any. */
export function FilterChips({
  filters,
  position,
  onToggle,
  isNearestShown,
  onNearest,
}: FilterChipsProps) {
  const chipOf = (filter: StoreFilter) => (
    <Chip {...CHIPS[filter]} isOn={filters[filter]} onPress={() => onToggle(filter)} />
  )
  return (
    <div className={styles.filters} data-scripted>
      <ul className={styles.chips} aria-label="Filtros">
        {chipOf('open')}
        {chipOf('near')}
        <Chip
          text="El más cercano abierto"
          icon="route"
          isOn={isNearestShown}
          onPress={onNearest}
        />
        {chipOf('verified')}
      </ul>
      <PositionNotice position={position} isNear={filters.near} />
    </div>
  )
}

interface ChipProps {
  text: string
  icon: IconName
  isOn: boolean
  onPress: () => void
}

function Chip({ text, icon, isOn, onPress }: ChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
        <Icon name={isOn ? 'done' : icon} size={18} />
        {text}
      </button>
    </li>
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
