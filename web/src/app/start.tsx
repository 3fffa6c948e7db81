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
  if (!root.hasChildNodes()) return draw(root)

  const matched = matches.map(({ route }) => route)
  try {
    await Promise.all(matched.map(loadNow))
  } catch (error) {
    console.error("The page's code could not be loaded", error)
    return null
  }
  const isRendered = data !== null && isPageOf(data, matched.at(-1)) && isAsRendered()
  return isRendered ? takeOver(root) : draw(root)
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

/** The router would show something else while it loads the page's code. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, loaded, { lazy: undefined })
}

/** In slices: a tap in between is not kept waiting for the whole page. */
function takeOver(root: HTMLElement): Root | null {
  dropSlashAtEnd()
  let taken: Root | null = null
  startTransition(() => {
    taken = hydrateRoot(root, appHere(), { onRecoverableError: logDifference })
  })
  return taken
}

function draw(root: HTMLElement): Root {
  const drawn = createRoot(root)
  drawn.render(appHere())
  return drawn
}

/** The app at the browser's address. */
function appHere() {
  return (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
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
