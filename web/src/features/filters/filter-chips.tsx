import { useMoment } from '../../api/moment.ts'
import { formatDistance, nearestFromAfar } from '../../catalog/stores/distance.ts'
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
  /** Store id → metres to the visitor, when sorted by them. */
  distances: ReadonlyMap<number, number>
  onToggle: (filter: StoreFilter) => void
  isNearestShown: boolean
  /** Shows the nearest open store of the list, or no longer. */
  onNearest: () => void
}

/** A switch for each filter and for the nearest open store; a word about the position, if any. */
export function FilterChips({
  filters,
  position,
  distances,
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
      {filters.open && <HolidayNotice />}
      <PositionNotice position={position} isNear={filters.near} distances={distances} />
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

/** On a holiday few say whether they are open: what passes the filter is not all that is. */
function HolidayNotice() {
  const moment = useMoment()
  const holiday = moment?.holidays.get(moment.day)
  if (holiday === undefined) return null
  return (
    <p className={styles.notice} role="note">
      Hoy es feriado ({holiday}): de muchos no sabemos el horario, y acá no aparecen. Consultales.
    </p>
  )
}

const PROBLEMS: Record<PositionProblem, string> = {
  refused: messages.positionRefused,
  unavailable: messages.positionUnavailable,
  unsupported: messages.positionUnsupported,
}

/** Outcome of asking for the visitor's position. */
function PositionNotice({
  position,
  isNear,
  distances,
}: Pick<FilterChipsProps, 'position' | 'distances'> & { isNear: boolean }) {
  if (position.status === 'failed') {
    return (
      <p className={styles.notice} role="alert">
        {PROBLEMS[position.problem]}
      </p>
    )
  }
  const far = nearestFromAfar(distances.values())
  const sorted =
    far === null
      ? 'Primero los más cercanos.'
      : `Estás lejos: lo más cercano queda ${formatDistance(far)}.`
  return (
    <p className={styles.hint} role="status">
      {position.status === 'asking' && 'Buscando tu ubicación…'}
      {isNear && `${sorted} Tu ubicación no se guarda.`}
    </p>
  )
}
