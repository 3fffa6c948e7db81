import type { StrapiApp } from '@strapi/strapi/admin'
import { Check } from '@strapi/icons'
import { QUALITY_PATH } from './quality-model'
import { QUALITY_PERMISSIONS } from './quality-permissions'

/** In `register`: the page «Para mejorar». */
export function registerQuality(app: StrapiApp): void {
  app.addMenuLink({
    to: QUALITY_PATH.slice(1),
    icon: Check,
    intlLabel: { id: 'guia.quality.title', defaultMessage: 'Para mejorar' },
    permissions: QUALITY_PERMISSIONS,
    Component: async () => ({ default: (await import('./quality-page')).QualityPage }),
    position: 3,
  })
}
