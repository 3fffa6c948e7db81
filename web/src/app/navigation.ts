import { createContext, type ComponentType } from 'react'
import {
  matchRoutes,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import { pageRoutes, type PageRoute } from './routes.tsx'
import { noteScroll } from './scroll-positions.ts'

/** The browser's history, or one of tests. */
export type NavigationHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** What stands in the frame: a page, or why its code could not be loaded; null while it is loading. */
export type ShownPage = { Component: ComponentType } | { error: unknown } | null

/** What is on show. */
export interface NavigationState {
  location: Location
  action: NavigationType
  route: PageRoute
  page: ShownPage
  /** Whether the page stays where it is scrolled to: a choice was made on it. */
  keepsScroll: boolean
  /** Whether the code of another page is on its way. */
  isLoading: boolean
}

export interface Navigation {
  getState: () => NavigationState
  /** Calls `listener` with the state, now and whenever it changes; returns how to end that. */
  listen: (listener: (state: NavigationState) => void) => () => void
  /** What links and useNavigate() go through. */
  navigator: Navigator
}

/** Whether the code of another page is on its way, which the frame tells. */
export const LoadingContext = createContext(false)

/** The route of an address; every address has one. */
export function routeOf(pathname: string): PageRoute {
  const match = matchRoutes(pageRoutes, pathname)?.at(-1)
  if (!match) throw new Error(`No route for ${pathname}`)
  return match.route
}

const loaded = new Map<PageRoute, ShownPage>()

/** Loads the code of a route's page, once; a failure is asked again. Rejects with it. */
export async function loadPage(route: PageRoute): Promise<ShownPage> {
  const page = loaded.get(route) ?? (await route.load())
  loaded.set(route, page)
  return page
}

/**
 * The way from page to page: an address is shown, and written to the history, once the code of its
 * page is there; until then the last page stays. Of several that are asked for, the last one counts.
 * (React Router's own for this, of which the app would use a tenth, weighs 15 KB.)
 */
export function createNavigation(history: NavigationHistory): Navigation {
  const listeners = new Set<(state: NavigationState) => void>()
  let asked = 0
  let state: NavigationState = {
    location: history.location,
    action: history.action,
    route: routeOf(history.location.pathname),
    page: loaded.get(routeOf(history.location.pathname)) ?? null,
    keepsScroll: false,
    isLoading: false,
  }

  const set = (next: NavigationState) => {
    state = next
    for (const listener of listeners) listener(state)
  }
  /** Shows what a history entry holds, `write`ing it first where it is a new one. */
  const show = (
    next: Pick<NavigationState, 'location' | 'action' | 'keepsScroll'>,
    write = noop,
  ) => {
    const own = ++asked
    const route = routeOf(next.location.pathname)
    const finish = (page: ShownPage) => {
      if (own !== asked) return
      // To what is replaced nobody comes back, and it may not have been drawn yet.
      if (next.action !== NavigationType.Replace && next.location !== state.location) {
        noteScroll(state.location)
      }
      write()
      set({ ...next, route, page, isLoading: false })
    }
    const page = loaded.get(route)
    if (page) return finish(page)
    set({ ...state, isLoading: true })
    loadPage(route).then(finish, (error: unknown) => finish({ error }))
  }
  const go =
    (action: NavigationType, write: (location: Location) => void): Navigator['push'] =>
    (to, entryState, options) => {
      const location = newLocation(history, to, entryState)
      const keepsScroll = options?.preventScrollReset === true
      show({ location, action, keepsScroll }, () => write(location))
    }

  history.listen(({ location, action }) => show({ location, action, keepsScroll: false }))
  if (state.page === null) show(state)
  return {
    getState: () => state,
    listen: (listener) => {
      listeners.add(listener)
      listener(state)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: go(NavigationType.Push, (location) => history.push(location)),
      replace: go(NavigationType.Replace, (location) => history.replace(location)),
    },
  }
}

function noop() {}

/** An entry of the history that is not there yet. */
function newLocation(history: NavigationHistory, to: To, state: unknown): Location {
  const { pathname } = history.location
  const path = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }
  const key = Math.random().toString(36).slice(2, 10)
  return { ...path, ...history.encodeLocation(path), state: state ?? null, key }
}
