import type { PageData } from '@guia/contract'
import { startTransition, StrictMode, type ErrorInfo } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { primePage, readPageData } from '../api/page-data.ts'
import { pagePath, isPlainQuery } from '../catalog/site/page-address.ts'
import { siteResource } from '../api/site.ts'
import { TakingOver } from '../browser/hydrated.tsx'
import { routes } from './routes.tsx'

/**
 * Starts the app: takes over the page that was rendered ahead where the document holds the page of
 * this address, as it is without query; draws it otherwise. Null when the page's code could not be
 * loaded: the page stays as it was rendered, it can be read, and its links lead on.
 */
export async function startApp(root: HTMLElement): Promise<Root | null> {
  const data = readPageData()
  const matches = matchRoutes(routes, location.pathname) ?? []
  if (data) primePage(data, matches.at(-1)?.params['name'])
  else siteResource.preload()
  if (!root.hasChildNodes()) return draw(root, routes)

  const matched = matches.map(({ route }) => route)
  const loaded = await loadNow(matched)
  if (!loaded) return null
  const isRendered = data !== null && isPageOf(data, matched.at(-1)) && isAsRendered()
  const ready = withLoaded(routes, loaded)
  return isRendered ? takeOver(root, ready) : draw(root, ready)
}

/** Whether the data is that of the page which this address shows. */
function isPageOf({ page }: PageData, route: RouteObject | undefined): boolean {
  return page === '*' ? route?.path === '*' : pagePath(location.pathname) === pagePath(page)
}

/** Pages are rendered without knowing any query or navigation state. */
function isAsRendered(): boolean {
  const state = history.state as { usr?: unknown } | null
  return isPlainQuery(location.search) && (state?.usr ?? null) === null
}

/** What the lazy ones of some routes hold; null, and told of, when that cannot be had. */
async function loadNow(matched: readonly RouteObject[]): Promise<Map<RouteObject, object> | null> {
  try {
    const entries = matched.map(async (route): Promise<[RouteObject, object]> => {
      const { lazy } = route
      return [route, typeof lazy === 'function' ? { ...(await lazy()), lazy: undefined } : {}]
    })
    return new Map(await Promise.all(entries))
  } catch (error) {
    console.error("The page's code could not be loaded", error)
    return null
  }
}

/** Routes with what was loaded of them: the router would show something else while it loads. */
const withLoaded = (
  some: readonly RouteObject[],
  loaded: ReadonlyMap<RouteObject, object>,
): RouteObject[] =>
  some.map((route) => {
    const children = route.children && withLoaded(route.children, loaded)
    return { ...route, ...loaded.get(route), ...(children && { children }) } as RouteObject
  })

/** In slices: a tap in between is not kept waiting for the whole page. */
function takeOver(root: HTMLElement, ready: RouteObject[]): Root | null {
  dropSlashAtEnd()
  let taken: Root | null = null
  startTransition(() => {
    taken = hydrateRoot(root, <TakingOver>{appHere(ready)}</TakingOver>, {
      onRecoverableError: logDifference,
    })
  })
  return taken
}

function draw(root: HTMLElement, ready: RouteObject[]): Root {
  const drawn = createRoot(root)
  drawn.render(appHere(ready))
  return drawn
}

/** The app at the browser's address. */
function appHere(ready: RouteObject[]) {
  return (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(ready)} />
    </StrictMode>
  )
}

/** '/contacto/' is the page '/contacto', and was rendered as such. */
function dropSlashAtEnd() {
  const { pathname, search, hash } = location
  if (pathname === '/' || !pathname.endsWith('/')) return
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash)
}

function logDifference(error: unknown, { componentStack }: ErrorInfo) {
  console.error('The page was rendered in another way', error, componentStack)
}
