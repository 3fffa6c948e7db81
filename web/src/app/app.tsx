import {
  Component,
  startTransition,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Router, useRoutes, type Location } from 'react-router-dom'
import { CrashPage } from '../pages/crash-page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Layout } from './layout.tsx'
import { LoadingContext, type Navigation, type ShownPage } from './navigation.ts'
import type { PageRoute } from './routes.tsx'
import { useScrollPositions } from './scroll-positions.ts'

/** The app at the address that a navigation is at. */
export function App({ navigation }: { navigation: Navigation }) {
  const [state, setState] = useState(navigation.getState)
  useLayoutEffect(
    function follow() {
      // In slices: a tap in between is not kept waiting for the whole page.
      return navigation.listen((next) => startTransition(() => setState(next)))
    },
    [navigation],
  )
  const { location, action, route, page, isLoading } = state
  useScrollPositions(state)
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      <LoadingContext value={isLoading}>
        <Frame route={route} page={page} location={location} />
      </LoadingContext>
    </Router>
  )
}

interface FrameProps {
  route: PageRoute
  page: ShownPage
  location?: Location
}

/**
 * The frame with a page in it. A page that fails leaves header and menu in place; a frame that fails
 * leaves at least a way out.
 */
export function Frame({ route: { path, caseSensitive }, page, location }: FrameProps) {
  const frame = useRoutes([
    {
      element: <Layout />,
      children: [
        { path, caseSensitive, element: <Boundary at={location}>{elementOf(page)}</Boundary> },
      ],
    },
  ])
  return <Boundary at={location}>{frame}</Boundary>
}

function elementOf(page: ShownPage): ReactElement {
  if (page === null) return <Spinner />
  return 'error' in page ? <CrashPage error={page.error} /> : <page.Component />
}

interface BoundaryProps {
  /** Another address is another try. */
  at: Location | undefined
  children: ReactNode
}

interface BoundaryState {
  at: Location | undefined
  failure: { error: unknown } | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <CrashPage error={failure.error} /> : this.props.children
  }
}
