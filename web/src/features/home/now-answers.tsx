import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useNow } from '../../browser/now.ts'
import { useMoment } from '../../api/moment.ts'
import { dutyAt, type Duty, type DutyPharmacy } from '../../catalog/calendar/duties.ts'
import { CAROUSELS } from '../../catalog/stores/carousels.ts'
import { OPEN_NOW } from '../../catalog/stores/filters.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './now-answers.module.css'
import { useOpenStores } from './use-open-stores.ts'

/** What one eats from an hour of the day on. */
const MEALS = [
  { from: 20, text: 'Cenar' },
  { from: 16, text: 'Merendar' },
  { from: 11, text: 'Almorzar' },
  { from: 6, text: 'Desayunar' },
  { from: 0, text: 'Cenar' },
]

const FOOD = paths.storesByCategories.link(CAROUSELS.food.seeAll)

interface NowAnswersProps {
  duties: readonly Duty[]
  /** Id of the window with the emergency numbers; null where there is none. */
  emergencyWindow: string | null
}

/** Four ways to what people come for at this moment. */
export function NowAnswers({ duties, emergencyWindow }: NowAnswersProps) {
  const moment = useMoment()
  const open = useOpenStores()
  const holiday = moment?.holidays.get(moment.day)
  const now = useNow()
  const onDuty = now && dutyAt(duties, now).current?.pharmacies.map(shortName).join(' · ')
  const meal = moment && MEALS.find(({ from }) => moment.minutes >= from * 60)
  return (
    <>
      {holiday !== undefined && (
        <p className={styles.holiday} role="note">
          Hoy es feriado: {holiday}
        </p>
      )}
      <noscript>
        <p className={styles.holiday}>
          <Link to={paths.pharmacies.link()}>Farmacias de turno y feriados</Link>
        </p>
      </noscript>
      <ul className={styles.answers} aria-label="Ahora en la ciudad">
        <Answer icon="clock" to={`${paths.allStores.link()}?${OPEN_NOW}`}>
          Abierto ahora <span className={styles.count}>{open !== null && `(${open.length})`}</span>
        </Answer>
        <Answer icon="cross" to={paths.pharmacies.link()}>
          Farmacia de turno
          {duties.length > 0 && <span className={styles.detail}>{onDuty}</span>}
        </Answer>
        <Answer icon="menuCard" to={meal ? `${FOOD}&${OPEN_NOW}` : FOOD}>
          {meal?.text ?? 'Comer'}
        </Answer>
        <Emergencies popoverTarget={emergencyWindow} />
      </ul>
    </>
  )
}

/** The numbers themselves, at once; their search where there are none, or the browser is an old one. */
function Emergencies({ popoverTarget }: { popoverTarget: string | null }) {
  const face = (
    <>
      <Icon name="call" size={20} /> <span>Emergencias</span>
    </>
  )
  const isThere = popoverTarget !== null
  return (
    <li>
      {isThere && (
        <button
          type="button"
          className={classNames(styles.answer, styles.opener)}
          popoverTarget={popoverTarget}
          aria-haspopup="dialog"
        >
          {face}
        </button>
      )}
      <Link
        to={paths.searchResults.link('emergencias')}
        className={classNames(styles.answer, isThere && styles.instead)}
      >
        {face}
      </Link>
    </li>
  )
}

/** Below «Farmacia de turno» the word needs no saying: 'Farmacia Ceibo' → 'Ceibo'. */
const shortName = ({ name }: DutyPharmacy): string => name.replace(/^farmacia\s+(?=\S)/i, '')

interface AnswerProps {
  icon: IconName
  to: string
  children: ReactNode
}

const Answer = ({ icon, to, children }: AnswerProps) => (
  <li>
    <Link to={to} className={styles.answer}>
      <Icon name={icon} size={20} /> <span>{children}</span>
    </Link>
  </li>
)
