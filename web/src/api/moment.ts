import { useMemo, useSyncExternalStore } from 'react'
import { useNow } from '../browser/now.ts'
import { dayHere } from '../catalog/calendar/days.ts'
import type { Holidays } from '../catalog/calendar/holidays.ts'
import type { Moment } from '../catalog/hours/opening-hours.ts'
import { knownSite, siteResource } from './site.ts'

/** A moment on the visitor's own clock (spec section 4), with the holidays of the site. */
function momentOf(date: Date, holidays: Holidays): Moment {
  return {
    day: dayHere(date),
    weekday: date.getDay(),
    minutes: date.getHours() * 60 + date.getMinutes(),
    holidays,
  }
}

/** The visitor's moment, renewed every minute; null ahead of the visitor. */
export function useMoment(): Moment | null {
  const now = useNow()
  // It asks for nothing: a page that waits for the site, and fails, would be drawn again and again.
  const { holidays } = useSyncExternalStore(siteResource.subscribe, knownSite, knownSite)
  return useMemo(() => now && momentOf(now, holidays), [now, holidays])
}

/** The visitor's moment outside of a view. */
export function currentMoment(): Moment {
  return momentOf(new Date(), knownSite().holidays)
}
