const LOST =
  'No hay conexión con el panel. Lo que escribiste sigue acá: probá de nuevo en un momento.'

const NO_CONTENT = 204

/** What asks over the network, as every page of the panel does. */
interface Scope {
  fetch: typeof fetch
}

/**
 * Reads an answer as JSON. Strapi takes one that is none, cut short on its way or put in its place by
 * something between, for an empty one that says that all is well: the form that reads it breaks.
 */
async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text())
  } catch (error) {
    throw answer.status === NO_CONTENT ? error : new TypeError(LOST, { cause: error })
  }
}

/**
 * Says in Spanish that a request did not arrive, or its answer not whole: the panel shows the
 * browser's own words, «Failed to fetch», which every browser has others for.
 */
export function tellLostConnection(scope: Scope = window): void {
  const ask = scope.fetch.bind(scope)
  scope.fetch = async (...request) => {
    const answer = await ask(...request).catch((error: unknown) => {
      // What was broken off on purpose is of another kind.
      throw error instanceof TypeError ? new TypeError(LOST, { cause: error }) : error
    })
    return answer.ok ? Object.assign(answer, { json: () => readJson(answer) }) : answer
  }
}
