import { useMemo } from 'react'
import { useNow } from '../browser/now.ts'
import { useSlicedState } from '../browser/sliced-state.ts'
import { momentOf } from '../catalog/hours/moment.ts'
import type { Moment } from '../catalog/hours/opening-hours.ts'
import { knownSite, siteResource } from './site.ts'

/** The visitor's moment, renewed every minute; null ahead of the visitor. */
export function useMoment(): Moment | null {
  const now = useNow()
  // It asks for nothing: a page that waits for the site, and fails, would be drawn again and again.
  const { holidays } = useSlicedState(siteResource.subscribe, knownSite)
  return useMemo(() => now && momentOf(now, holidays), [now, holidays])
}

/** The visitor's moment outside of a view. */
export function currentMoment(): Moment {
  return momentOf(new Date(), knownSite().holidays)
}
