import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadStorePage } from '../pages/load-ahead.ts'
import { useLoadAhead } from './use-load-ahead.ts'

vi.mock('../pages/load-ahead.ts', () => ({ loadStorePage: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadStorePage).mockClear()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void task())
  vi.stubGlobal('cancelIdleCallback', () => {})
})

const visit = (address: string) =>
  renderHook(useLoadAhead, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })

test('the store page is loaded before a store is opened', () => {
  visit('/category/alimentos')
  expect(loadStorePage).toHaveBeenCalledOnce()
})

test('on a store’s page nothing is', () => {
  visit('/store/la-espiga')
  expect(loadStorePage).not.toHaveBeenCalled()
})

test('under data saver nothing is', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  visit('/category/alimentos')
  expect(loadStorePage).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

test('the page’s own files come first', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  visit('/category/alimentos')
  expect(loadStorePage).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(loadStorePage).toHaveBeenCalledOnce()
})
