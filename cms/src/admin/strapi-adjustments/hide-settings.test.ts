import { expect, test } from 'vitest'
import { saysNoSettings } from './hide-settings.ts'

const answer = (payload: unknown, endpointName = 'getMyPermissions') => ({
  type: 'adminApi/executeQuery/fulfilled',
  meta: { arg: { endpointName } },
  payload,
})

test('who may set something sees the settings', () => {
  expect(saysNoSettings(answer([{ action: 'admin::roles.read' }]))).toBe(false)
})

test('who only works with the content does not', () => {
  const permissions = [
    { action: 'plugin::upload.read' },
    { action: 'plugin::content-manager.explorer.read' },
  ]
  expect(saysNoSettings(answer(permissions))).toBe(true)
  expect(saysNoSettings(answer([]))).toBe(true)
})

test.each([
  ['another answer', answer([], 'getMe')],
  ['no list', answer({ error: 'x' })],
  ['another action', { ...answer([]), type: 'adminApi/executeQuery/pending' }],
  ['nothing', {}],
])('%s says nothing of it', (_, action) => {
  expect(saysNoSettings(action)).toBeNull()
})
