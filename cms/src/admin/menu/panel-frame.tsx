import { Outlet, type RouteObject } from 'react-router-dom'
import type { StrapiApp } from '@strapi/strapi/admin'
import { SiteBar } from '../on-site/site-bar'
import { PanelStyle } from './panel-style'

/** Around every screen of the panel: what is to be told on each, and our styles. */
function PanelFrame() {
  return (
    <>
      <PanelStyle />
      <SiteBar />
      <Outlet />
    </>
  )
}

/**
 * Puts the frame around every screen that the app has so far. Not before every plugin has started:
 * they look for the route of the settings, to add their own to it.
 */
export function frameRoutes(router: StrapiApp['router']): void {
  const frame = (children: RouteObject[]): RouteObject[] => [{ Component: PanelFrame, children }]
  router.addRoute(frame)
}
