import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../app/routes.tsx'
import { ClockContext } from '../browser/now.ts'

/** Wednesday 11 March 2026, 10:00, visitor's local time. */
const WEDNESDAY_10_00 = new Date(2026, 2, 11, 10, 0)

type Entry = string | { pathname: string; search?: string; state: unknown }

/** The whole app at an address, with a stopped clock. */
export function renderApp(entry: Entry, now: Date = WEDNESDAY_10_00) {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const clock = () => now
  const user = userEvent.setup()
  render(
    <ClockContext value={clock}>
      <RouterProvider router={router} />
    </ClockContext>,
  )
  return { router, user }
}
