import { useNow } from '../../browser/now.ts'
import { dutyAt, withGaps, type Duty } from '../../catalog/calendar/duties.ts'
import { DatedList } from './dated-list.tsx'

/** The coming duties, a week of them open; from the first that is known while no moment is. */
export function DutyDays({ duties }: { duties: readonly Duty[] }) {
  const now = useNow()
  const days = withGaps(now === null ? duties : dutyAt(duties, now).next).map(
    ({ day, pharmacies }) => ({
      day,
      text: pharmacies.map(({ name }) => name).join(' · ') || 'Sin información',
    }),
  )
  return <DatedList title="Próximos turnos" days={days} shown={7} rest="Ver todo el mes" />
}
