import type { ComponentType } from 'react'
import { PreviewActions } from './preview-actions'

/** As much of the content manager as is used here. */
interface InjectionZones {
  injectComponent(
    page: 'preview',
    zone: 'actions',
    component: { name: string; Component: ComponentType },
  ): void
}

/** Strapi's bar above a preview copies the address of the panel's page only. */
export function addPreviewActions(contentManager: unknown): void {
  const plugin = contentManager as InjectionZones
  plugin.injectComponent('preview', 'actions', { name: 'guia-preview', Component: PreviewActions })
}
