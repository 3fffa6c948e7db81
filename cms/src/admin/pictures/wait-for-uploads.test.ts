import { expect, test } from 'vitest'
import type { Action } from '../document-actions/change-actions'
import { waitForUploads } from './wait-for-uploads'

const action = (type?: string): Action =>
  Object.assign(() => ({ label: 'Publicar' }), { type, position: ['panel'] })

test('what saves the form waits, and is the same otherwise; the rest is left alone', () => {
  const actions = [action('publish'), action('update'), action('discard'), action()]
  const waiting = waitForUploads(actions)
  expect(waiting.slice(2)).toEqual(actions.slice(2))
  for (const [index, held] of waiting.slice(0, 2).entries()) {
    expect(held).not.toBe(actions[index])
    expect({ ...held }).toMatchObject({ type: actions[index]?.type, position: ['panel'] })
  }
})
