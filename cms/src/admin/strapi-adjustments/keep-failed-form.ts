interface Failure {
  name?: unknown
  details?: unknown
}

interface Endpoint {
  transformErrorResponse?: (failure: Failure) => Failure
}

/** Strapi's `adminApi`, as far as it is used here. */
interface Api {
  enhanceEndpoints(enhancements: {
    endpoints: Record<string, (endpoint: Endpoint | undefined) => void>
  }): unknown
}

/**
 * The same failure, named as the one after which a form stays as it is. What it tells besides is
 * no list of fields, and goes under another name: `reason`.
 */
export function asRefusal(failure: Failure): Failure & { reason?: unknown } {
  if (failure.name === 'ValidationError') return failure
  return { ...failure, name: 'ValidationError', details: null, reason: failure.details }
}

/**
 * «Guardar» takes what was typed for saved when it failed for any reason but a wrong field: no
 * connection, a session that ended, somebody else's change. Now the form stays changed.
 */
export function keepFailedForm(api: Api): void {
  const updateDocument = (endpoint: Endpoint | undefined) => {
    if (!endpoint) throw new Error('Los guardados del panel cambiaron de forma.')
    endpoint.transformErrorResponse = asRefusal
  }
  api.enhanceEndpoints({ endpoints: { updateDocument } })
}
