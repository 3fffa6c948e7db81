import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import { Trash } from '@strapi/icons'
import { SEE_BIN } from '../../rules/panel-permissions'
import { noticeSending } from '../later-typing/sending'
import { keepFailedForm } from '../strapi-adjustments/keep-failed-form'
import { publishAtOnce } from '../strapi-adjustments/publish-at-once'
import { rememberLoadedState, sendLoadedState } from '../strapi-adjustments/send-loaded-state'
import { noticeConflicts } from './conflicts'
import { FormCompanion } from './form-companion'
import { withNamedBulkActions, withNamedActions, type Action } from './named-actions'
import { lendDispatch } from './reload-document'
import { noticeSaves } from './unsaved-changes'
import { VersionsPanel } from './versions-panel'

const loadBinPage = () => import('./bin-page').then(({ BinPage }) => ({ default: BinPage }))

/** In `register`: the page «Papelera», and what watches the saves of forms. */
export function registerUndo(app: StrapiApp): void {
  const middlewares = [
    lendDispatch,
    rememberLoadedState,
    noticeConflicts,
    noticeSaves,
    noticeSending,
  ]
  app.addMiddlewares(middlewares.map((middleware) => () => middleware as never))
  app.addMenuLink({
    to: 'papelera',
    icon: Trash,
    intlLabel: { id: 'guia.bin.title', defaultMessage: 'Papelera' },
    permissions: [SEE_BIN],
    Component: loadBinPage,
    position: 3,
  })
}

/** As much of the content manager as is changed here. */
interface ContentManagerApis {
  addDocumentAction(change: (actions: Action[]) => Action[]): void
  addBulkAction(change: (actions: Action[]) => Action[]): void
  addEditViewSidePanel(panels: unknown[]): void
}

/** In `bootstrap`, when the content manager is there. */
export function addUndo(app: StrapiApp): void {
  sendLoadedState(adminApi as never)
  keepFailedForm(adminApi as never)
  const contentManager = app.getPlugin('content-manager')
  const apis = contentManager.apis as unknown as ContentManagerApis
  apis.addDocumentAction(withNamedActions)
  apis.addDocumentAction(publishAtOnce)
  apis.addBulkAction(withNamedBulkActions)
  apis.addEditViewSidePanel([VersionsPanel])
  contentManager.injectComponent('editView', 'right-links', {
    name: 'undo',
    Component: FormCompanion,
  })
}
