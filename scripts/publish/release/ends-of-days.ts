import { dayInGoya } from '@guia/web/catalog/calendar/days'
import { KEPT_DAYS } from './kept-releases.ts'
import {
  readPublication,
  type KeepRelease,
  type ReleaseFolder,
  type ReleaseName,
} from './release-folder.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Tells of a release, and of the one made after it, whether it was the last of one of the past days
 * in Goya that are kept. A busy day makes more releases than are kept; what stood before it is still there to
 * go back to. A release that does not say its time is none.
 */
export function endsKeptDay(folder: ReleaseFolder, now: Date): KeepRelease {
  const [today, since] = [dayInGoya(now), dayInGoya(new Date(now.getTime() - KEPT_DAYS * DAY_MS))]
  const dayOf = ({ name }: ReleaseName): string => {
    const time = new Date(readPublication(folder.pathOf(name))?.time ?? '')
    return Number.isNaN(time.getTime()) ? '' : dayInGoya(time)
  }
  return (release, next) => {
    const day = dayOf(release)
    return day >= since && day <= today && day !== dayOf(next)
  }
}
