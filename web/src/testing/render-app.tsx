import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UNSAFE_createMemoryHistory as createMemoryHistory, type To } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { createNavigation } from '../app/navigation.ts'
import { vi } from 'vitest'
import { ClockContext } from '../browser/now.ts'

/** Wednesday 11 March 2026, 10:00, visitor's local time. */
const WEDNESDAY_10_00 = new Date(2026, 2, 11, 10, 0)

type Entry = string | { pathname: string; search?: string; state: unknown }

/** The whole app at an address, with a stopped clock. */
export function renderApp(entry: Entry, now: Date = WEDNESDAY_10_00) {
  const history = createMemoryHistory({ initialEntries: [entry] })
  const navigation = createNavigation(history)
  const router = {
    get state() {
      const { location, action } = navigation.getState()
      return { location, historyAction: action }
    },
    /** Goes to an address, or through the history, and waits for the page's code. */
    async navigate(to: To | number) {
      if (typeof to === 'number') navigation.navigator.go(to)
      else navigation.navigator.push(to)
      await vi.waitUntil(() => !navigation.getState().isLoading, { timeout: 5_000 })
    },
  }
  const clock = () => now
  const user = userEvent.setup()
  render(
    <ClockContext value={clock}>
      <App navigation={navigation} />
    </ClockContext>,
  )
  return { router, user }
}
