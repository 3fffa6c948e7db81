import { afterEach, expect, test, vi } from 'vitest'
import { mayReload, reloadOnce } from './reload-once.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('an address is loaded anew once, and again later', () => {
  expect(mayReload(1_000)).toBe(true)
  reloadOnce(1_000)
  expect(mayReload(20_000)).toBe(false)
  expect(mayReload(22_000)).toBe(true)
  history.replaceState(null, '', '/otra')
  expect(mayReload(2_000)).toBe(true)
})

test('without storage it never is by itself', () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(mayReload()).toBe(false)
  getItem.mockRestore()
})
