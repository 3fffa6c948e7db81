const LOST =
  'No hay conexión con el panel. Lo que escribiste sigue acá: probá de nuevo en un momento.'

/** What asks over the network, as every page of the panel does. */
interface Scope {
  fetch: typeof fetch
}

/**
 * Says in Spanish that a request did not arrive: the panel shows the browser's own words, «Failed to
 * fetch», which every browser has others for.
 */
export function tellLostConnection(scope: Scope = window): void {
  const ask = scope.fetch.bind(scope)
  scope.fetch = (...request) =>
    ask(...request).catch((error: unknown) => {
      // What was broken off on purpose is of another kind.
      throw error instanceof TypeError ? new TypeError(LOST, { cause: error }) : error
    })
}
