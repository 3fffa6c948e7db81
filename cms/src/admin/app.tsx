import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Clock, Globe, PinMap } from '@strapi/icons'
import mark from './brand/mark.svg'
import { registerChoices, showChoices } from './choices/register-choices'
import { LeadDownload } from './leads/lead-download'
import { PUBLICATION_PERMISSIONS } from './publication/publication-permissions'
import { forgetDeletedDocuments } from './strapi-adjustments/forget-deleted-documents'
import { keepRefusedForm } from './strapi-adjustments/keep-refused-form'
import {
  dismissNews,
  hideAdvertising,
  removeContentTypeBuilder,
  speakSpanish,
  withoutModelLink,
  type DocumentActions,
} from './strapi-adjustments/panel-defaults'
import es from './translations/es.json'

speakSpanish()
dismissNews()

async function loadHoursInput() {
  const { HoursInput } = await import('./hours/hours-input')
  // The panel gives every field's input its name and label, which its type leaves out.
  return { default: HoursInput as ComponentType }
}

async function loadCoordinateInput() {
  const { CoordinateInput } = await import('./coordinates/coordinate-input')
  return { default: CoordinateInput as ComponentType }
}

const loadPublicationPage = () =>
  import('./publication/publication-page').then(({ PublicationPage }) => ({
    default: PublicationPage,
  }))

export default {
  config: {
    locales: ['es'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    notifications: { releases: false },
    tutorials: false,
    translations: { es },
  },
  register(app: StrapiApp) {
    removeContentTypeBuilder(app.router.menu)
    registerChoices(app)
    app.addMiddlewares([() => keepRefusedForm as never, () => forgetDeletedDocuments as never])
    app.addMenuLink({
      to: 'publicacion',
      icon: Globe,
      intlLabel: { id: 'guia.publication.title', defaultMessage: 'Publicación' },
      permissions: PUBLICATION_PERMISSIONS,
      Component: loadPublicationPage,
      position: 2,
    })
    app.customFields.register({
      name: 'hours',
      type: 'json',
      intlLabel: { id: 'guia.hours.label', defaultMessage: 'Horarios' },
      intlDescription: {
        id: 'guia.hours.description',
        defaultMessage: 'Horarios de atención de la semana',
      },
      icon: Clock,
      components: {
        Input: loadHoursInput,
      },
    })
    app.customFields.register({
      name: 'coordinate',
      type: 'float',
      intlLabel: { id: 'guia.coordinate.label', defaultMessage: 'Coordenada' },
      intlDescription: {
        id: 'guia.coordinate.description',
        defaultMessage: 'Latitud o longitud, en grados',
      },
      icon: PinMap,
      components: {
        Input: loadCoordinateInput,
      },
    })
  },
  bootstrap(app: StrapiApp) {
    hideAdvertising()
    showChoices(app)
    const contentManager = app.getPlugin('content-manager')
    contentManager.injectComponent('listView', 'actions', {
      name: 'lead-download',
      Component: LeadDownload,
    })
    const { addDocumentAction } = contentManager.apis as unknown as DocumentActions
    addDocumentAction(withoutModelLink)
    // Until they are there, the form says that it does not know the fields.
    void loadHoursInput()
    void loadCoordinateInput()
  },
}
