import type { PageData } from '@guia/contract'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { primePage } from '../api/page-data.ts'
import { AheadOfVisitor } from '../browser/hydrated.tsx'
import { resetResources } from '../api/resource.ts'
import { routes, type PageHandle } from './routes.tsx'

export interface RenderedPage {
  /** Content of the #root element. */
  html: string
  /** Source file of the page, as Vite's manifest names its chunk: 'src/pages/store-page.tsx'. */
  module: string
}

/** Only the path counts; the pages name no host. */
const ANY_HOST = 'http://localhost'

const handler = createStaticHandler(routes)

/**
 * The page of a path ('/store/la-espiga'; '*' for unknown addresses) as its visitor's browser will
 * take it over, from the data that it is published with. Throws when that is not all that the page
 * shows at first.
 */
export async function renderPage(path: string, data: PageData): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, ANY_HOST)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}, not a page`)
  const [error] = Object.values(context.errors ?? {}) as unknown[]
  if (error !== undefined) throw new Error(`${path} cannot be loaded`, { cause: error })
  const html = renderWith(data, context)
  if (!html.includes('<h1')) throw new Error(`${path}: the data is not all that the page shows`)
  return { html, module: moduleOf(context) }
}

/** In one go, from the first line to the last: resources are shared by all pages. */
function renderWith(data: PageData, context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context)
  resetResources()
  try {
    primePage(data)
    return renderToString(
      <AheadOfVisitor>
        <StrictMode>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </StrictMode>
      </AheadOfVisitor>,
    )
  } finally {
    resetResources()
  }
}

function moduleOf({ matches }: StaticHandlerContext): string {
  return (matches.at(-1)?.route.handle as PageHandle).module
}
