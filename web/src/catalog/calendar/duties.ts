import { asDigits, asList, asLocation, asRecord, asText, parseEach } from '../parse-fields.ts'
import type { Location } from '../stores/store.ts'
import { dayAfter, dayInGoya, isDay } from './days.ts'

/** Name of their category, among the stores and among the useful contacts. */
export const PHARMACIES = 'Farmacias'

/** A pharmacy on duty. Texts are '' when nothing is known. */
export interface DutyPharmacy {
  name: string
  address: string
  phone: string
  /** Digits only. */
  whatsapp: string
  location: Location | null
  /** Of its store's page; '' when it has none. */
  slug: string
}

/** Who is on duty from 8:00 of a day to 8:00 of the next. */
export interface Duty {
  /** 'AAAA-MM-DD' */
  day: string
  pharmacies: DutyPharmacy[]
}

/** `/turnos.json` → duties; days without anybody are left out. Throws TypeError without a list. */
export function parseDuties(file: unknown): Duty[] {
  return parseEach(file, (value) => {
    const record = asRecord(value)
    const day = asText(record['fecha'])
    const pharmacies = asList(record['farmacias']).map(parsePharmacy).filter(hasName)
    return isDay(day) && pharmacies.length > 0 ? { day, pharmacies } : null
  })
}

function parsePharmacy(value: unknown): DutyPharmacy {
  const record = asRecord(value)
  return {
    name: asText(record['nombre']),
    address: asText(record['direccion']),
    phone: asText(record['telefono']),
    whatsapp: asDigits(record['whatsapp']),
    location: asLocation(record['location']),
    slug: asText(record['slug']),
  }
}

const hasName = ({ name }: DutyPharmacy) => name !== ''

/** A duty begins and ends at this hour of Goya. */
export const DUTY_HOUR = 8
const HOUR_MS = 3_600_000

/** The day whose duty runs at a moment: until 8:00 that of the day before. */
export const dutyDay = (now: Date): string =>
  dayInGoya(new Date(now.getTime() - DUTY_HOUR * HOUR_MS))

export interface DutyNow {
  /** Null when nobody is named for it. */
  current: Duty | null
  /** Whether it ends today: what is shown of it says so. */
  endsToday: boolean
  /** Those after it, by day. */
  next: Duty[]
}

/** Who is on duty at a moment, and who comes next. */
export function dutyAt(duties: readonly Duty[], now: Date): DutyNow {
  const day = dutyDay(now)
  return {
    current: duties.find((duty) => duty.day === day) ?? null,
    endsToday: day !== dayInGoya(now),
    next: duties.filter((duty) => duty.day > day),
  }
}

/** The same day by day: one without anybody has no pharmacies. */
export function withGaps(duties: readonly Duty[]): Duty[] {
  const [first] = duties
  const last = duties.at(-1)
  if (!first || !last) return []
  const byDay = new Map(duties.map((duty) => [duty.day, duty]))
  const days: Duty[] = []
  // The file holds a month; a list that says otherwise is cut, not followed.
  for (let { day } = first; day <= last.day && days.length < MOST_DAYS; day = dayAfter(day, 1)) {
    days.push(byDay.get(day) ?? { day, pharmacies: [] })
  }
  return days
}

const MOST_DAYS = 62
