import type { StrapiApp } from '@strapi/strapi/admin'
import { Book } from '@strapi/icons'

const loadGuidePage = () => import('./guide-page').then(({ GuidePage }) => ({ default: GuidePage }))

/** Puts the guide into the menu, for every role. */
export function addGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: 'guia',
    icon: Book,
    intlLabel: { id: 'guia.guide.title', defaultMessage: 'Guía' },
    permissions: [],
    Component: loadGuidePage,
    position: 8,
  })
}
