import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { File } from '@strapi/icons'
import { READ_STORES } from '../../rules/panel-permissions'
import { SheetLink } from './sheet-link'

const loadPage = () => import('./sheet-page').then(({ SheetPage }) => ({ default: SheetPage }))

/** In `register`: the page «Planilla». */
export function registerSheet(app: StrapiApp): void {
  app.addMenuLink({
    to: 'planilla',
    icon: File,
    intlLabel: { id: 'guia.sheet.title', defaultMessage: 'Planilla' },
    permissions: [READ_STORES],
    Component: loadPage,
    position: 4,
  })
}

interface ContentManager {
  injectComponent(
    page: string,
    zone: string,
    part: { name: string; Component: ComponentType },
  ): void
}

/** In `bootstrap`: the way there from the list of stores. */
export function installSheet(contentManager: ContentManager): void {
  contentManager.injectComponent('listView', 'actions', { name: 'sheet', Component: SheetLink })
}
