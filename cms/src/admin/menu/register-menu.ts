import type { RouteObject } from 'react-router-dom'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Feather } from '@strapi/icons'
import { ContentLink } from './content-link'
import { orderLinks, type ContentLinks } from './order-links'
import { PanelFrame } from './panel-frame'

/** Puts the content manager into the phone's menu. */
export function addContentLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'contenido',
    icon: Feather,
    intlLabel: { id: 'content-manager.plugin.name', defaultMessage: 'Contenido' },
    permissions: [],
    Component: () => Promise.resolve({ default: ContentLink }),
    position: 1,
  })
}

/**
 * Puts the frame around every screen that the app has so far. Not before every plugin has started:
 * they look for the route of the settings, to add their own to it.
 */
export function frameRoutes(router: StrapiApp['router']): void {
  const frame = (children: RouteObject[]): RouteObject[] => [{ Component: PanelFrame, children }]
  router.addRoute(frame)
}

/** What staff work with every day comes first in the content manager, and it opens on stores. */
export function sortContentLinks(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', ((links: ContentLinks) =>
    orderLinks(links)) as never)
}
