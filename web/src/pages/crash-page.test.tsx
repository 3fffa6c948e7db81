import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CrashPage } from './crash-page.tsx'
import { expectTitle } from '../testing/expect-title.ts'

test('a page whose code cannot be loaded says so and offers ways on', async () => {
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const route = { path: '/', lazy, errorElement: <CrashPage />, hydrateFallbackElement: <p /> }
  const router = createMemoryRouter([route])
  render(<RouterProvider router={router} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Algo salió mal')
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  await expectTitle('Algo salió mal')
})

test('without network the page says so and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <CrashPage /> }])} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión')
  expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull()
  await expectTitle('Sin conexión')
  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert').textContent).toContain('Algo salió mal')
})
