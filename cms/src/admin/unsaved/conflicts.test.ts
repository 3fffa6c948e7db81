import { beforeEach, expect, test, vi } from 'vitest'
import { conflicts, noticeConflicts, setConflict } from './conflicts'

const ARGS = { model: 'api::store.store', documentId: 'a', data: { phone: '43-1' } }
const DETAILS = { updatedAt: '2026-11-26T12:00:00.000Z', changes: [] }

const rejected = (endpointName: string, payload: object) => ({
  type: 'adminApi/executeMutation/rejected',
  payload: { status: 409, message: 'María cambió este comercio.', ...payload },
  meta: { arg: { endpointName, originalArgs: ARGS } },
})
const pass = (action: object) => noticeConflicts()((seen) => seen)(action)

beforeEach(() => setConflict(null))

test.each([
  ['updateDocument', 'update', { reason: DETAILS, details: null }],
  ['publishDocument', 'publish', { details: DETAILS }],
])('a refusal of %s by 409 is a conflict to decide about', (endpointName, action, payload) => {
  const listener = vi.fn()
  const unsubscribe = conflicts.subscribe(listener)
  pass(rejected(endpointName, payload))
  unsubscribe()
  expect(listener).toHaveBeenCalledOnce()
  expect(conflicts.current()).toEqual({
    action,
    args: ARGS,
    message: 'María cambió este comercio.',
    details: DETAILS,
  })
})

test.each([
  rejected('updateDocument', { status: 400, details: { errors: [] } }),
  rejected('deleteDocument', { details: DETAILS }),
  { ...rejected('updateDocument', { details: DETAILS }), type: 'adminApi/executeQuery/rejected' },
  { type: 'somebody/else' },
])('nothing else is: %j', (action) => {
  expect(pass(action)).toBe(action)
  expect(conflicts.current()).toBeNull()
})
