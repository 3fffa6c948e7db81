import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLoadedCode } from './loaded-code.ts'

const code = { draw: () => null }

test('code is loaded once it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(code))
  const { result, rerender } = renderHook(({ isWanted }) => useLoadedCode(load, isWanted), {
    initialProps: { isWanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  expect(result.current).toBeUndefined()
  rerender({ isWanted: true })
  await vi.waitFor(() => expect(result.current).toBe(code))
  expect(load).toHaveBeenCalledOnce()
})

test('where code cannot be had the page does without it, and the console says so', async () => {
  const cause = new TypeError('Failed to fetch')
  const load = () => Promise.reject(cause)
  const { result } = renderHook(() => useLoadedCode(load, true))
  await vi.waitFor(() => expect(result.current).toBeNull())
  const logged = vi.mocked(console.error)
  expect(logged.mock.calls).toEqual([[expect.stringContaining('could not be loaded'), cause]])
  logged.mockClear()
})
