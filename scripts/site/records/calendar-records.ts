import type { DutyPharmacyRecord, DutyRecord, HolidayRecord } from '@guia/contract'
import { slug } from '@guia/contract'
import { readCalendar, readDays, type CalendarText } from '../../../cms/src/rules/calendar.ts'
import { namesOn } from '../../../cms/src/rules/duties.ts'
import { dayAfter, shortDay } from '@guia/web/catalog/calendar/days'
import { fieldName } from '../checks/field-names.ts'
import type { CalendarDocument, UsefulContactCategoryDocument } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { textOf } from './fields.ts'

const ABOUT = { record: 'Turnos y feriados', kind: 'calendar' } as const

/** Days of duty that are published, from yesterday's on, which ends this morning. */
const DUTY_DAYS = 33
/** Days of which staff are told that nobody is on duty. */
const SOON = 7

const problemOf = (field: 'duties' | 'holidays', message: string): Problem => ({
  ...ABOUT,
  field: fieldName('calendar', [field]),
  message,
})

const wrongLines = (
  field: 'duties' | 'holidays',
  { wrong }: Pick<CalendarText, 'wrong'>,
): Problem[] =>
  wrong.map(({ line, why }) =>
    problemOf(field, `«${line.slice(0, 60)}» ${why}. Corregilo en el panel y volvé a publicar.`),
  )

/** What of a pharmacy is known beside its name; undefined when nothing is. */
export type FindPharmacy = (name: string) => Omit<DutyPharmacyRecord, 'nombre'> | undefined

/** The entry of the useful contacts that has this name, as a pharmacy. */
export function pharmacyOfContacts(
  categories: readonly UsefulContactCategoryDocument[],
  name: string,
): Omit<DutyPharmacyRecord, 'nombre'> | undefined {
  const wanted = slug(name)
  const entry = categories
    .flatMap(({ entries }) => entries ?? [])
    .find((one) => slug(textOf(one.name)) === wanted)
  if (!entry) return undefined
  const address = textOf(entry.address)
  return {
    direccion: address === '-' ? '' : address,
    telefono: textOf(entry.phone),
    whatsapp: '',
    location: null,
    slug: '',
  }
}

const UNKNOWN = { direccion: '', telefono: '', whatsapp: '', location: null, slug: '' }

/**
 * `turnos.json`: who is on duty, from yesterday on for a month; days without anybody are left out.
 * `today` is the day in Goya. Staff are told of lines that cannot be read, of pharmacies that nothing
 * is known of, and of days of the coming week without anybody.
 */
export function toDuties(
  calendar: CalendarDocument | undefined,
  find: FindPharmacy,
  today: string,
): { duties: DutyRecord[]; problems: Problem[] } {
  const text = readCalendar(textOf(calendar?.duties))
  const problems = wrongLines('duties', text)
  if (text.days.length === 0 && text.rotations.length === 0) return { duties: [], problems }
  const known = new Map<string, DutyPharmacyRecord>()
  const pharmacy = (nombre: string): DutyPharmacyRecord => {
    const before = known.get(nombre)
    if (before) return before
    const found = find(nombre)
    if (!found) {
      const message = `«${nombre}» se muestra sin teléfono ni dirección: no está entre los comercios ni en «Contactos útiles» con ese nombre.`
      problems.push(problemOf('duties', message))
    }
    const record = { nombre, ...(found ?? UNKNOWN) }
    known.set(nombre, record)
    return record
  }
  const days = Array.from({ length: DUTY_DAYS }, (_, index) => dayAfter(today, index - 1))
  const duties = days.flatMap((fecha) => {
    const names = [...new Set(namesOn(fecha, text))]
    return names.length > 0 ? [{ fecha, farmacias: names.map(pharmacy) }] : []
  })
  const covered = new Set(duties.map(({ fecha }) => fecha))
  const missing = days.slice(1, 1 + SOON).filter((day) => !covered.has(day))
  if (missing.length > 0) {
    const message = `falta decir qué farmacia está de turno: ${missing.map(shortDay).join(', ')}.`
    problems.push(problemOf('duties', message))
  }
  return { duties, problems }
}

/** Days of the next year that belong to this year's holidays: New Year is seen coming. */
const NEXT_YEAR_UNTIL = '01-07'

/**
 * `feriados.json`, by date: those of this year and of the first days of the next, so that the list
 * does not change from day to day. Of two on one day the first counts.
 */
export function toHolidays(calendar: CalendarDocument | undefined, today: string): HolidayRecord[] {
  const year = Number(today.slice(0, 4))
  const byDay = new Map<string, string>()
  for (const { day, text } of readDays(textOf(calendar?.holidays)).days) {
    const dates = day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]
    for (const date of dates) {
      // The 29th of February is in every fourth year alone.
      const isDay = dayAfter(date, 0) === date
      const isShown =
        date.startsWith(`${year}-`) ||
        (date.startsWith(`${year + 1}-`) && date.slice(5) <= NEXT_YEAR_UNTIL)
      if (isDay && isShown && !byDay.has(date)) byDay.set(date, text)
    }
  }
  return [...byDay]
    .map(([fecha, nombre]) => ({ fecha, nombre }))
    .toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1))
}

export const holidayProblems = (calendar: CalendarDocument | undefined): Problem[] =>
  wrongLines('holidays', readDays(textOf(calendar?.holidays)))
