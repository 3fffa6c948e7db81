import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Globe } from '@strapi/icons'
import { MANAGE_PUBLICATION } from '../rules/panel-permissions'
import mark from './brand/mark.svg'
import { showReadings } from './calendar/calendar-layout'
import { withChoicePickers } from './choices/choice-layout'
import { DayField } from './days/day-field'
import { makeOnce } from './document-actions/make-once'
import { loadInputs, registerInputs } from './form-inputs'
import { showPlaces } from './place/place-in-forms'
import { addGuide } from './guide/register-guide'
import { PictureField } from './pictures/picture-field'
import { waitForUploads } from './pictures/wait-for-uploads'
import { addPreviewActions } from './preview/add-preview-actions'
import { registerHome } from './home/register-home'
import { addContentLink, frameRoutes, sortContentLinks } from './menu/register-menu'
import { addStaffPanels } from './on-site/register-panels'
import { installLeads } from './leads/install-leads'
import { withOwnCells } from './lists/list-cells'
import { addTwins, registerQuality } from './quality/register-quality'
import { installSheet, registerSheet } from './sheet/install-sheet'
import { arrangeForm } from './store-form/arrange-form'
import { EDIT_VIEW_LAYOUT } from './store-form/edit-view-layout'
import { forgetDeletedDocuments } from './strapi-adjustments/forget-deleted-documents'
import { hideSettings, styleHiddenSettings } from './strapi-adjustments/hide-settings'
import { keepRefusedForm } from './strapi-adjustments/keep-refused-form'
import { mendLibraryDialog } from './strapi-adjustments/mend-library-dialog'
import {
  dismissNews,
  hideAdvertising,
  removeContentTypeBuilder,
  speakSpanish,
  withoutUseless,
  type DocumentActions,
} from './strapi-adjustments/panel-defaults'
import { tellLostConnection } from './strapi-adjustments/tell-lost-connection'
import { translateFixedWords } from './strapi-adjustments/translate-fixed-words'
import es from './translations/es.json'
import { addUndo, registerUndo } from './undo/add-undo'
import { finishFirst } from './unfinished/finish-first'

speakSpanish()
dismissNews()

const loadPublicationPage = () =>
  import('./publication/publication-page').then(({ PublicationPage }) => ({
    default: PublicationPage,
  }))

/** Bootstrap is given no router: `register` keeps it. */
let frameScreens = () => {}

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
    app.addMiddlewares([
      () => keepRefusedForm as never,
      () => forgetDeletedDocuments as never,
      () => hideSettings as never,
    ])
    addContentLink(app)
    app.addMenuLink({
      to: 'publicacion',
      icon: Globe,
      intlLabel: { id: 'guia.publication.title', defaultMessage: 'Publicación' },
      permissions: [MANAGE_PUBLICATION],
      Component: loadPublicationPage,
      position: 2,
    })
    registerInputs(app)
    app.addFields({ type: 'media', Component: PictureField as ComponentType })
    app.addFields({ type: 'date', Component: DayField as ComponentType })
    registerHome(app)
    frameScreens = () => frameRoutes(app.router)
    registerUndo(app)
    registerQuality(app)
    registerSheet(app)
    addGuide(app)
  },
  bootstrap(app: StrapiApp) {
    hideAdvertising()
    mendLibraryDialog()
    styleHiddenSettings()
    translateFixedWords()
    tellLostConnection()
    const contentManager = app.getPlugin('content-manager')
    installLeads(contentManager)
    addPreviewActions(contentManager)
    installSheet(contentManager)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withOwnCells)
    const { addDocumentAction } = contentManager.apis as unknown as DocumentActions
    addDocumentAction(withoutUseless)
    addDocumentAction(waitForUploads as never)
    addDocumentAction(finishFirst as never)
    addUndo(app)
    // Around all that a click does, what «Publicar» would have asked included.
    addDocumentAction(makeOnce as never)
    addTwins(app)
    for (const arrange of [withChoicePickers, showPlaces, showReadings, arrangeForm]) {
      app.registerHook(EDIT_VIEW_LAYOUT, arrange as never)
    }
    void loadInputs()
    addStaffPanels(contentManager.apis)
    sortContentLinks(app)
    // Last: it goes around every screen that has been added by then.
    frameScreens()
  },
}
