import { expect, test, vi } from 'vitest'
import { addUnfinished, finishAll } from './unfinished-boxes'

test('a save asks every box, and goes on only when each has finished', () => {
  expect(finishAll()).toBe(true)
  const sure = vi.fn(() => true)
  const unsure = vi.fn(() => false)
  const removals = [unsure, sure].map(addUnfinished)
  expect(finishAll()).toBe(false)
  expect(sure).toHaveBeenCalledOnce()
  removals[0]?.()
  expect(finishAll()).toBe(true)
  removals[1]?.()
})
