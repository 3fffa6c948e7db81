import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { StoreMap } from './store-map.tsx'

test('until the map comes into view its address leads to one elsewhere', async () => {
  const comesIntoView = catchObserver()
  render(<StoreMap store={makeStore({ name: 'La Casa', address: 'Colón 1' })} />)
  expect(screen.queryByRole('button', { name: 'Marcador de La Casa' })).toBeNull()
  expect(screen.getByRole('link', { name: /Colón 1.*abrir en el mapa/ })).toBeTruthy()
  act(() => comesIntoView())
  expect(await screen.findByRole('button', { name: 'Marcador de La Casa' })).toBeTruthy()
})

test('a store without coordinates has no map and says so', () => {
  render(<StoreMap store={makeStore({ location: null })} />)
  expect(screen.getByText('Ubicación no disponible')).toBeTruthy()
})

/** Replaces the observer; the result makes the last observed element visible. */
function catchObserver() {
  let report: IntersectionObserverCallback = () => {}
  const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function observe(callback) {
    report = callback
    return observer as unknown as IntersectionObserver
  })
  return () => {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    report([entry], observer as unknown as IntersectionObserver)
  }
}
