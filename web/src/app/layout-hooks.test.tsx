import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchStorePage } from '../pages/prefetch-store-page.ts'
import { usePrefetchStorePage } from './layout-hooks.ts'

vi.mock('../pages/prefetch-store-page.ts', () => ({ prefetchStorePage: vi.fn() }))

beforeEach(() => {
  vi.mocked(prefetchStorePage).mockClear()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void task())
  vi.stubGlobal('cancelIdleCallback', () => {})
})

const visit = (address: string) =>
  renderHook(usePrefetchStorePage, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })

test('the store page is loaded before a store is opened', () => {
  visit('/category/alimentos')
  expect(prefetchStorePage).toHaveBeenCalledOnce()
})

test('on a store’s page nothing is', () => {
  visit('/store/la-espiga')
  expect(prefetchStorePage).not.toHaveBeenCalled()
})

test('under data saver nothing is', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  visit('/category/alimentos')
  expect(prefetchStorePage).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

test('the page’s own files come first', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  visit('/category/alimentos')
  expect(prefetchStorePage).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(prefetchStorePage).toHaveBeenCalledOnce()
})
