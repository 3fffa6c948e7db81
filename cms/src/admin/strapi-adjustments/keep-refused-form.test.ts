import { describe, expect, test, vi } from 'vitest'
import { keepRefusedForm } from './keep-refused-form'

/** What the store sees of an action. */
function pass(action: object): unknown[] {
  const seen: unknown[] = []
  keepRefusedForm()((one) => seen.push(one))(action)
  return seen
}

describe('the panel’s store', () => {
  test('never shows a document as it was typed before it is saved', () => {
    const payload = { queryCacheKey: 'getDocument({"model":"api::store.store"})', patches: [] }
    expect(pass({ type: 'adminApi/queries/queryResultPatched', payload })).toEqual([])
  })

  test('may do so with what is no document', () => {
    const payload = { queryCacheKey: 'getMe(undefined)', patches: [] }
    expect(pass({ type: 'adminApi/queries/queryResultPatched', payload })).toHaveLength(1)
  })

  test.each([
    { type: 'adminApi/executeMutation/fulfilled', meta: { arg: { endpointName: 'x' } } },
    { type: 'adminApi/queries/queryResultPatched' },
    { type: 'somebody/else' },
  ])('sees every other action as it is: $type', (action) => {
    const next = vi.fn((one: unknown) => one)
    expect(keepRefusedForm()(next)(action)).toBe(action)
    expect(next).toHaveBeenCalledWith(action)
  })
})
