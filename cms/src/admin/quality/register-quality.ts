import type { StrapiApp } from '@strapi/strapi/admin'
import { Check } from '@strapi/icons'
import { READ_STORES } from '../../rules/panel-permissions'
import { QUALITY_PATH } from './quality-model'
import { TwinsBox } from './twins-box'

const loadQualityPage = () =>
  import('./quality-page').then(({ QualityPage }) => ({ default: QualityPage }))

/** In `register`: the page «Para mejorar». */
export function registerQuality(app: StrapiApp): void {
  app.addMenuLink({
    to: QUALITY_PATH.slice(1),
    icon: Check,
    intlLabel: { id: 'guia.quality.title', defaultMessage: 'Para mejorar' },
    permissions: [READ_STORES],
    Component: loadQualityPage,
    // Between «Publicación», 2, and «Papelera», 3; of the same position the alphabet decides.
    position: 2.5,
  })
}

/** In `bootstrap`, when the content manager is there. */
export function addTwins(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'twins',
    Component: TwinsBox,
  })
}
