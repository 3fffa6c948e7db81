import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Book, Check, Feather, File, Globe, Trash } from '@strapi/icons'
import {
  MANAGE_PUBLICATION,
  READ_STORES,
  SEE_BIN,
  type Permission,
} from '../../rules/panel-permissions'
import { QUALITY_PATH } from '../quality/quality-model'
import { ContentLink } from './content-link'

interface OwnPage {
  to: string
  title: string
  /** Of Strapi's own translation, where it has one. */
  id?: string
  icon: ComponentType
  /** Whoever has one of them sees it; everybody where there are none. */
  permissions: Permission[]
  load(): Promise<ComponentType>
  /** Of two at one place the alphabet decides. */
  position: number
}

const PAGES: readonly OwnPage[] = [
  {
    to: 'contenido',
    title: 'Contenido',
    id: 'content-manager.plugin.name',
    icon: Feather,
    permissions: [],
    load: () => Promise.resolve(ContentLink),
    position: 1,
  },
  {
    to: 'publicacion',
    title: 'Publicación',
    icon: Globe,
    permissions: [MANAGE_PUBLICATION],
    load: async () => (await import('../publication/publication-page')).PublicationPage,
    position: 2,
  },
  {
    to: QUALITY_PATH.slice(1),
    title: 'Para mejorar',
    icon: Check,
    permissions: [READ_STORES],
    load: async () => (await import('../quality/quality-page')).QualityPage,
    position: 2.5,
  },
  {
    to: 'papelera',
    title: 'Papelera',
    icon: Trash,
    permissions: [SEE_BIN],
    load: async () => (await import('../undo/bin-page')).BinPage,
    position: 3,
  },
  {
    to: 'planilla',
    title: 'Planilla',
    icon: File,
    permissions: [READ_STORES],
    load: async () => (await import('../sheet/sheet-page')).SheetPage,
    position: 4,
  },
  {
    to: 'guia',
    title: 'Guía',
    icon: Book,
    permissions: [],
    load: async () => (await import('../guide/guide-page')).GuidePage,
    position: 8,
  },
]

/** Puts the pages that are ours into the menu. */
export function addPages(app: Pick<StrapiApp, 'addMenuLink'>): void {
  for (const { to, title, id = `guia.page.${to}`, load, ...link } of PAGES) {
    app.addMenuLink({
      ...link,
      to,
      intlLabel: { id, defaultMessage: title },
      Component: async () => ({ default: await load() }),
    })
  }
}
