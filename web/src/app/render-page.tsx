import type { PageData } from '@guia/contract'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { primePage } from '../api/page-data.ts'
import { AheadOfVisitor } from '../browser/hydrated.tsx'
import { resetResources } from '../api/resource.ts'
import { Frame } from './app.tsx'
import { loadPage, routeOf, type ShownPage } from './navigation.ts'
import type { PageRoute } from './routes.tsx'

export interface RenderedPage {
  /** Content of the #root element. */
  html: string
  /** Source file of the page, as Vite's manifest names its chunk: 'src/pages/store-page.tsx'. */
  module: string
}

/** Only the path counts; the pages name no host. */
const ANY_HOST = 'http://localhost'

/**
 * The page of a path ('/store/la-espiga'; '*' for unknown addresses) as its visitor's browser will
 * take it over, from the data that it is published with. Throws when that is not all that the page
 * shows at first.
 */
export async function renderPage(path: string, data: PageData): Promise<RenderedPage> {
  const { pathname } = new URL(path, ANY_HOST)
  const route = routeOf(pathname)
  const page = await loadPage(route)
  const html = renderWith(data, pathname, route, page)
  if (!html.includes('<h1')) throw new Error(`${path}: the data is not all that the page shows`)
  return { html, module: route.module }
}

/** In one go, from the first line to the last: resources are shared by all pages. */
function renderWith(data: PageData, path: string, route: PageRoute, page: ShownPage): string {
  resetResources()
  try {
    primePage(data)
    return renderToString(
      <AheadOfVisitor>
        <StrictMode>
          <StaticRouter location={path}>
            <Frame route={route} page={page} />
          </StaticRouter>
        </StrictMode>
      </AheadOfVisitor>,
    )
  } finally {
    resetResources()
  }
}
