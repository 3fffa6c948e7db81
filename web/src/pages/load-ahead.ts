import { prepareRequests } from '../api/public-file.ts'

/**
 * Loads the code of the results page ahead of a search. Where that fails, the route asks for it
 * again.
 */
export function loadSearchResults(): void {
  void import('./search-results-page.tsx').catch(leaveToRoute)
}

/** Loads all that a store's page needs but the store, in the same way. */
export function loadStorePage(): void {
  void import('./store-page.tsx').catch(leaveToRoute)
  prepareRequests()
}

function leaveToRoute() {}
