import { prepareRequests } from '../api/public-file.ts'

/** Loads all that a store's page needs but the store. Where that fails, the route asks again. */
export function prefetchStorePage(): void {
  void import('./store-page.tsx').catch(leaveToRoute)
  prepareRequests()
}

function leaveToRoute() {}
