import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePrefetchStorePage } from './layout-hooks.ts'

const prefetch = vi.fn()

beforeEach(() => {
  prefetch.mockClear()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void task())
  vi.stubGlobal('cancelIdleCallback', () => {})
})

const visit = (address: string) =>
  renderHook(() => usePrefetchStorePage(prefetch), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })

test('the store page is loaded before a store is opened', () => {
  visit('/category/alimentos')
  expect(prefetch).toHaveBeenCalledOnce()
})

test('on a store’s page nothing is', () => {
  visit('/store/la-espiga')
  expect(prefetch).not.toHaveBeenCalled()
})

test('under data saver nothing is', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  visit('/category/alimentos')
  expect(prefetch).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

test('the page’s own files come first', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  visit('/category/alimentos')
  expect(prefetch).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(prefetch).toHaveBeenCalledOnce()
})
