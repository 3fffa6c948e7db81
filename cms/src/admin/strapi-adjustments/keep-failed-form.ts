interface Failure {
  name?: unknown
  details?: unknown
}

type Tags = (result: unknown, error: unknown, args: unknown, meta: unknown) => readonly unknown[]

interface Endpoint {
  transformErrorResponse?: (failure: Failure) => Failure
  invalidatesTags?: Tags
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

function askOnlyAfterSuccess(endpoint: Endpoint | undefined): Endpoint {
  if (!endpoint?.invalidatesTags) throw new Error('Los guardados del panel cambiaron de forma.')
  const { invalidatesTags } = endpoint
  endpoint.invalidatesTags = (result, error, args, meta) =>
    error ? [] : invalidatesTags(result, error, args, meta)
  return endpoint
}

/**
 * A save that fails leaves the form as it was typed. Strapi asks again for the document, and what
 * somebody else changed meanwhile would replace what was typed; and «Guardar» takes it for saved
 * when it failed for any reason but a wrong field: no connection, a session that ended, somebody
 * else's change.
 */
export function keepFailedForm(api: Api): void {
  api.enhanceEndpoints({
    endpoints: {
      updateDocument(endpoint) {
        askOnlyAfterSuccess(endpoint).transformErrorResponse = asRefusal
      },
      publishDocument(endpoint) {
        askOnlyAfterSuccess(endpoint)
      },
    },
  })
}
