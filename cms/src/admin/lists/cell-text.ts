import es from '../translations/es.json'

const WORDS = new Map<string, string>(Object.entries(es))

const MOMENT = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** What staff call a value to choose: 'oferta' → 'Oferta'; one without a word stays as it is. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? (WORDS.get(value) ?? value) : ''

/** '2026-11-26' → '26/11/26'; '' for what is no day. */
export function dayText(value: unknown): string {
  const [, year, month, day] =
    /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(typeof value === 'string' ? value : '') ?? []
  return day === undefined ? '' : `${Number(day)}/${Number(month)}/${year}`
}

/** '26/11/26, 10:14' in Goya; '' for what is no moment. */
export function momentText(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? '' : MOMENT.format(time)
}
