import type { PageData } from '@guia/contract'
import { startTransition, StrictMode, type ErrorInfo } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { primePage, readPageData } from '../api/page-data.ts'
import { isAsRendered, pagePath } from '../catalog/site/page-address.ts'
import { prepareRequests } from '../api/public-file.ts'
import { siteResource } from '../api/site.ts'
import { TakingOver } from '../browser/hydrated.tsx'
import { keepInputOf } from '../browser/pre-hydration-input.ts'
import { nextTurn } from '../browser/in-slices.ts'
import { App } from './app.tsx'
import { createNavigation, loadPage } from './navigation.ts'
import { pageRoutes, type PageRoute } from './routes.tsx'

/**
 * Starts the app: takes over the page that was rendered ahead where the document holds the page of
 * this address, as it is without query; draws it otherwise. Null when the page's code could not be
 * loaded: the page stays as it was rendered, it can be read, and its links lead on.
 */
export async function startApp(root: HTMLElement): Promise<Root | null> {
  tidyAddress()
  const data = readPageData()
  // The answer to a query comes from the site's files, and waits for their release's name.
  if (!isShownAsRendered()) prepareRequests()
  // Each of these takes a slow phone as long as a tap may wait.
  await nextTurn()
  const match = matchRoutes(pageRoutes, location.pathname)?.at(-1)
  await nextTurn()
  if (data) primePage(data, match?.params['name'])
  else siteResource.preload()
  if (!root.hasChildNodes()) return draw(root)

  if (!match || !(await isLoaded(match.route))) return null
  const isRendered = data !== null && isPageOf(data, match.route) && isShownAsRendered()
  return isRendered ? takeOver(root) : draw(root)
}

/** Whether the data is that of the page which this address shows. */
function isPageOf({ page }: PageData, route: PageRoute): boolean {
  return page === '*' ? route.path === '*' : pagePath(location.pathname) === pagePath(page)
}

function isShownAsRendered(): boolean {
  const entry = history.state as { usr?: unknown } | null
  return isAsRendered(location.search, entry?.usr)
}

/** Whether the code of the page is there; told of when it cannot be had. */
async function isLoaded(route: PageRoute): Promise<boolean> {
  try {
    await loadPage(route)
    return true
  } catch (error) {
    console.error("The page's code could not be loaded", error)
    return false
  }
}

/** In slices: a tap in between is not kept waiting for the whole page. */
function takeOver(root: HTMLElement): Root | null {
  let taken: Root | null = null
  startTransition(() => {
    taken = hydrateRoot(root, <TakingOver>{appHere()}</TakingOver>, {
      onRecoverableError: logDifference,
    })
  })
  return taken
}

function draw(root: HTMLElement): Root {
  keepInputOf(root)
  const drawn = createRoot(root)
  startTransition(() => drawn.render(appHere()))
  return drawn
}

/** The app at the browser's address. */
function appHere() {
  return (
    <StrictMode>
      <App navigation={createNavigation(createBrowserHistory())} />
    </StrictMode>
  )
}

/** '/contacto/' and '/contacto/index.html' are the page '/contacto', and were rendered as such. */
function tidyAddress() {
  const { pathname, search, hash } = location
  const plain = pathname.replace(/\/+(index\.html)?$/, '') || '/'
  if (plain !== pathname) history.replaceState(history.state, '', plain + search + hash)
}

function logDifference(error: unknown, { componentStack }: ErrorInfo) {
  console.error('The page was rendered in another way', error, componentStack)
}
