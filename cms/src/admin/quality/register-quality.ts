import type { StrapiApp } from '@strapi/strapi/admin'
import { Check } from '@strapi/icons'
import { QUALITY_PATH } from './quality-model'
import { QUALITY_PERMISSIONS } from './quality-permissions'

const loadQualityPage = () =>
  import('./quality-page').then(({ QualityPage }) => ({ default: QualityPage }))

/** In `register`: the page «Para mejorar». */
export function registerQuality(app: StrapiApp): void {
  app.addMenuLink({
    to: QUALITY_PATH.slice(1),
    icon: Check,
    intlLabel: { id: 'guia.quality.title', defaultMessage: 'Para mejorar' },
    permissions: QUALITY_PERMISSIONS,
    Component: loadQualityPage,
    // Between «Publicación», 2, and «Papelera», 3; of the same position the alphabet decides.
    position: 2.5,
  })
}
