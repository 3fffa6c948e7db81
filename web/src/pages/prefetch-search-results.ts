/** Loads the code of the results page ahead of a search. Where that fails, the route asks again. */
export function prefetchSearchResults(): void {
  void import('./search-results-page.tsx').catch(leaveToRoute)
}

function leaveToRoute() {}

/** What stands under a search box while the visitor is at it. */
export const loadSuggestions = () => import('./search-suggestions.tsx')
