import { useMoment } from '../../api/moment.ts'
import type { Holidays } from '../../catalog/calendar/holidays.ts'
import { DatedList } from './dated-list.tsx'

/** The coming holidays, the next ones open; all of the year while no day is known. */
export function HolidayDays({ holidays }: { holidays: Holidays }) {
  const today = useMoment()?.day ?? ''
  const days = [...holidays].filter(([day]) => day >= today).map(([day, text]) => ({ day, text }))
  const shown = today === '' ? days.length : 4
  return <DatedList title="Feriados" days={days} shown={shown} rest="Ver los demás feriados" />
}
