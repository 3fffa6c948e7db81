import type { ComponentType } from 'react'
import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import mark from './brand/mark.svg'
import { joinContentManager } from './content-manager'
import { DayField } from './days/day-field'
import { loadInputs, registerInputs } from './forms/form-inputs'
import { registerHome } from './home/register-home'
import { noticeSending } from './unsaved/sending'
import { addPages } from './menu/own-pages'
import { frameRoutes } from './menu/panel-frame'
import { PictureField } from './pictures/picture-field'
import { forgetDeletedDocuments } from './strapi-adjustments/forget-deleted-documents'
import { hideSettings, styleHiddenSettings } from './strapi-adjustments/hide-settings'
import { keepFailedForm } from './strapi-adjustments/keep-failed-form'
import { keepRefusedForm } from './strapi-adjustments/keep-refused-form'
import { mendLibraryDialog } from './strapi-adjustments/mend-library-dialog'
import {
  dismissNews,
  hideAdvertising,
  removeContentTypeBuilder,
  speakSpanish,
} from './strapi-adjustments/panel-defaults'
import { rememberLoadedState, sendLoadedState } from './strapi-adjustments/send-loaded-state'
import { tellLostConnection } from './strapi-adjustments/tell-lost-connection'
import { translateFixedWords } from './strapi-adjustments/translate-fixed-words'
import es from './translations/es.json'
import { noticeConflicts } from './unsaved/conflicts'
import { lendDispatch } from './forms/reload-document'
import { noticeSaves } from './unsaved/unsaved-changes'

speakSpanish()
dismissNews()

/** What the panel's store does passes them in this order. */
const MIDDLEWARES = [
  keepRefusedForm,
  forgetDeletedDocuments,
  hideSettings,
  lendDispatch,
  rememberLoadedState,
  noticeConflicts,
  noticeSaves,
  noticeSending,
]

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
    app.addMiddlewares(MIDDLEWARES.map((middleware) => () => middleware as never))
    addPages(app)
    registerInputs(app)
    app.addFields({ type: 'media', Component: PictureField as ComponentType })
    app.addFields({ type: 'date', Component: DayField as ComponentType })
    registerHome(app)
    frameScreens = () => frameRoutes(app.router)
  },
  bootstrap(app: StrapiApp) {
    hideAdvertising()
    mendLibraryDialog()
    styleHiddenSettings()
    translateFixedWords()
    tellLostConnection()
    sendLoadedState(adminApi as never)
    keepFailedForm(adminApi as never)
    joinContentManager(app)
    void loadInputs()
    // Last: it goes around every screen that has been added by then.
    frameScreens()
  },
}
