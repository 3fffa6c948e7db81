import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

/** The entries of the history of which a place is noted for the next document. */
function noted(): string[] {
  dispatchEvent(new Event('pagehide'))
  return Object.keys(JSON.parse(sessionStorage.getItem('lugares') ?? '{}') as object)
}

test('a filter replaces its entry: no place is noted of what nobody comes back to', async () => {
  publish()
  const { user, router } = renderApp('/tienda')
  await user.click(await screen.findByRole('button', { name: 'Abierto ahora' }))
  await waitFor(() => expect(router.state.location.search).toBe('?abierto=1'))
  expect(noted()).toEqual([router.state.location.key])
})

test('of an entry that a link leaves its place is noted', async () => {
  publish()
  const { router } = renderApp('/categories')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/contacto'))
  const left = router.state.location.key
  await act(() => router.navigate('/nosotros'))
  expect(noted()).toContain(left)
})

test.each([
  ['/contacto', 'auto'],
  ['/tienda?abierto=1', 'manual'],
])('of %s, left for another document, the browser restores the place: %s', async (path, by) => {
  publish()
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe(by)
})

test('the first page of a visit is known by its whole address', async () => {
  publish()
  renderApp('/tienda?abierto=1')
  await screen.findByRole('heading', { level: 1 })
  expect(noted()).toContain('/tienda?abierto=1')
})
