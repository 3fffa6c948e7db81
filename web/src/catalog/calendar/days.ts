const inGoya = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Goya at a moment, 'AAAA-MM-DD', wherever visitor and publisher are. */
export const dayInGoya = (now: Date): string => inGoya.format(now)

const DAY_MS = 24 * 3_600_000

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** So many days after a day, or before it: ('2026-12-31', 1) → '2027-01-01'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, 'AAAA-MM-DD'.length)

/** ('2026-12-30', '2027-01-01') → 2 */
export const daysBetween = (from: string, to: string): number =>
  (midnightOf(to) - midnightOf(from)) / DAY_MS

/** '2026-12-03', '12-03' → '3/12' */
export function shortDay(day: string): string {
  const [month, date] = day.split('-').slice(-2)
  return `${Number(date)}/${Number(month)}`
}
