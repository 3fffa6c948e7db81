import { expect, test } from 'vitest'
import { asRefusal, keepFailedForm } from './keep-failed-form'

test('a failed save is told as a refusal, with the reason kept', () => {
  const conflict = { name: 'ConflictError', message: 'María cambió', details: { updatedAt: 'x' } }
  expect(asRefusal(conflict)).toEqual({
    name: 'ValidationError',
    message: 'María cambió',
    details: null,
    reason: { updatedAt: 'x' },
  })
})

test('a refusal of fields stays as it is', () => {
  const refusal = { name: 'ValidationError', details: { errors: [{ path: ['name'] }] } }
  expect(asRefusal(refusal)).toBe(refusal)
})

/** The two saves, as the panel knows them, after they were changed. */
function changed() {
  const tags = () => ['Document']
  const endpoints: Record<string, Endpoint> = {
    updateDocument: { invalidatesTags: tags },
    publishDocument: { invalidatesTags: tags },
  }
  keepFailedForm(apiOf(endpoints))
  return endpoints
}

interface Endpoint {
  transformErrorResponse?: unknown
  invalidatesTags?: (result: unknown, error: unknown, args: unknown, meta: unknown) => unknown
}

const apiOf = (endpoints: Record<string, Endpoint | undefined>) => ({
  enhanceEndpoints(enhancements: { endpoints: Record<string, (one: never) => void> }) {
    for (const [name, enhance] of Object.entries(enhancements.endpoints)) {
      enhance(endpoints[name] as never)
    }
  },
})

test.each(['updateDocument', 'publishDocument'])(
  'after %s the document is asked for again only when it is saved',
  (name) => {
    const endpoint = changed()[name]
    expect(endpoint?.invalidatesTags?.({}, undefined, {}, {})).toEqual(['Document'])
    expect(endpoint?.invalidatesTags?.(undefined, { status: 409 }, {}, {})).toEqual([])
  },
)

test('«Guardar» is told of a failure as of a refusal, «Publicar» as it is', () => {
  const { updateDocument, publishDocument } = changed()
  expect(updateDocument?.transformErrorResponse).toBe(asRefusal)
  expect(publishDocument?.transformErrorResponse).toBeUndefined()
})

test('saves of another form are noticed at once', () => {
  expect(() => keepFailedForm(apiOf({}))).toThrow(/cambiaron de forma/)
})
