import { capital } from '../../rules/capital'

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const FULL = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' })
const YEARLY = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT_MOMENT = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** '2026-03-01' → '1 de marzo de 2026' */
export const dayText = (day: string): string => LONG.format(at(day))

/** '2026-12' → 'Diciembre de 2026' */
export const monthText = (month: string): string => capital(MONTH.format(at(`${month}-01`)))

/** '2026-12-01' → 'Martes 1' */
export const weekdayText = (day: string): string =>
  capital(WEEKDAY.format(at(day)).replace(',', ''))

/** '2026-12-25' → 'Viernes, 25 de diciembre de 2026'; '12-25' → 'Todos los 25 de diciembre' */
export const datedText = (day: string): string =>
  day.length > 5 ? capital(FULL.format(at(day))) : `Todos los ${YEARLY.format(at(`2000-${day}`))}`

/** '2026-11-26' → '26/11/26'; '' for what is no day. */
export function shortDay(value: unknown): string {
  const [, year, month, day] =
    /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(typeof value === 'string' ? value : '') ?? []
  return day === undefined ? '' : `${Number(day)}/${Number(month)}/${year}`
}

/** '26/11/26, 10:14' in Goya; '' for what is no moment. */
export function shortMoment(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? '' : SHORT_MOMENT.format(time)
}

interface TimeOptions {
  timeZone?: string
  withSeconds?: boolean
}

/** '1 de marzo de 2026, 09:05'; browsers join day and time in more than one way. */
export function momentText(iso: string, { timeZone, withSeconds }: TimeOptions = {}): string {
  const time = new Date(iso)
  const day = time.toLocaleDateString('es-AR', { dateStyle: 'long', timeZone })
  const hour = time.toLocaleTimeString('es-AR', {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone,
  })
  return `${day}, ${hour}`
}
