import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CrashPage } from './crash-page.tsx'
import { expectTitle } from '../testing/expect-title.ts'

/** What is noted before the page is loaded anew; jsdom loads none. */
const reloaded = () => sessionStorage.getItem('recargada')

const MISSING = 'Failed to fetch dynamically imported module: /assets/about-page.js'

function fail(message: string) {
  render(
    <MemoryRouter>
      <CrashPage error={new TypeError(message)} />
    </MemoryRouter>,
  )
}

test('a page whose code cannot be loaded is asked for anew', async () => {
  fail(MISSING)
  await vi.waitFor(() => expect(reloaded()).toContain(location.href))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['whose code fails', 'x is not a function', ''],
  ['whose code cannot be loaded again', MISSING, `${Date.now()} ${location.href}`],
])('a page %s says so and offers ways on', async (_, message, before) => {
  sessionStorage.setItem('recargada', before)
  fail(message)
  expect((await screen.findByRole('alert')).textContent).toContain('Algo salió mal')
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  await expectTitle('Algo salió mal')
  expect(reloaded()).toBe(before)
})

test('without network the page says so and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail(MISSING)
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión')
  expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull()
  await expectTitle('Sin conexión')
  expect(reloaded()).toBeNull()
  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(reloaded()).toContain(location.href)
})
