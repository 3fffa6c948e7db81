/**
 * Loads the code of the results page, and its styles, ahead of a search. Where that fails, the
 * route asks for them again.
 */
export function loadSearchResults(): void {
  void import('./search-results-page.tsx').catch(leaveToRoute)
}

function leaveToRoute() {}
