import { dayInGoya } from '@guia/web/catalog/calendar/days'
import { KEPT_DAYS } from './kept-releases.ts'

const DAY_MS = 24 * 3_600_000

/** A release, and when it was made (ISO 8601); '' when it does not say. */
interface DatedRelease {
  name: string
  time: string
}

function dayOf({ time }: DatedRelease): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : dayInGoya(date)
}

/**
 * Of all releases, oldest first, the `keep` newest, the live one, and the last one of each of the past days
 * in Goya that are kept. A busy day makes more releases than are kept; what stood before it is still there
 * to go back to.
 */
export function releasesToKeep<T extends DatedRelease>(
  releases: readonly T[],
  live: string | undefined,
  keep: number,
  now: Date,
): T[] {
  const [today, since] = [dayInGoya(now), dayInGoya(new Date(now.getTime() - KEPT_DAYS * DAY_MS))]
  const days = releases.map(dayOf)
  return releases.filter(({ name }, index) => {
    const [day = '', next] = days.slice(index)
    const endsKeptDay = day >= since && day <= today && day !== next
    return index >= releases.length - keep || name === live || endsKeptDay
  })
}
