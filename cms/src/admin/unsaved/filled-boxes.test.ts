import { expect, test, vi } from 'vitest'
import { addFilledBox, finishBoxes } from './filled-boxes'

test('a save asks every box, and goes on only when each has finished', () => {
  expect(finishBoxes()).toBe(true)
  const sure = vi.fn(() => true)
  const unsure = vi.fn(() => false)
  const removals = [unsure, sure].map(addFilledBox)
  expect(finishBoxes()).toBe(false)
  expect(sure).toHaveBeenCalledOnce()
  removals[0]?.()
  expect(finishBoxes()).toBe(true)
  removals[1]?.()
})
