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

test('the saves of forms are changed, and must be there', () => {
  const endpoint: { transformErrorResponse?: unknown } = {}
  const api = (known: typeof endpoint | undefined) => ({
    enhanceEndpoints: ({ endpoints }: { endpoints: Record<string, (one: never) => void> }) =>
      endpoints.updateDocument?.(known as never),
  })
  keepFailedForm(api(endpoint) as never)
  expect(endpoint.transformErrorResponse).toBe(asRefusal)
  expect(() => keepFailedForm(api(undefined) as never)).toThrow(/cambiaron de forma/)
})
