import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { Action } from './document-actions/change-actions'
import { makeOnce } from './document-actions/make-once'
import { LeadActions } from './leads/lead-actions'
import { LeadDownload } from './leads/lead-download'
import { LeadToStore } from './leads/lead-to-store'
import { UnreadLeads } from './leads/unread-leads'
import { withOwnCells } from './lists/list-cells'
import { orderLinks } from './menu/order-links'
import { MissingPanel } from './missing/missing-panel'
import { OnSitePanel } from './on-site/on-site-panel'
import { waitForUploads } from './pictures/wait-for-uploads'
import { PreviewActions } from './preview/preview-actions'
import { TwinsBox } from './quality/twins-box'
import { SheetLink } from './sheet/sheet-link'
import { arrangeForm } from './forms/arrange-form'
import { withoutUseless } from './strapi-adjustments/panel-defaults'
import { publishAtOnce } from './strapi-adjustments/publish-at-once'
import { TypingGuards } from './unsaved/typing-guards'
import { withNamedActions, withNamedBulkActions } from './undo/named-actions'
import { VersionsPanel } from './undo/versions-panel'
import { finishBoxesFirst } from './unsaved/finish-boxes-first'

/** What stands in the zones of its pages, in this order. Each looks itself at whose list or form it is. */
const PARTS: Readonly<Record<string, Record<string, Record<string, ComponentType>>>> = {
  listView: {
    actions: {
      'unread-leads': UnreadLeads,
      'lead-download': LeadDownload,
      sheet: SheetLink,
    },
  },
  editView: {
    'right-links': {
      'lead-actions': LeadActions,
      'lead-to-store': LeadToStore,
      'typing-guards': TypingGuards,
      twins: TwinsBox,
    },
  },
  // Strapi's bar above a preview copies the address of the panel's page only.
  preview: { actions: { 'guia-preview': PreviewActions } },
}

type ChangeActions = (actions: Action[]) => Action[]

/** Each changes what those before it have made of the buttons of a form. */
const DOCUMENT_ACTIONS: ChangeActions[] = [
  withoutUseless,
  waitForUploads,
  finishBoxesFirst,
  withNamedActions,
  publishAtOnce,
  // Around all that a click does, what «Publicar» would have asked included.
  makeOnce,
]

const HOOKS = [
  ['Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeForm],
  ['Admin/CM/pages/ListView/inject-column-in-table', withOwnCells],
  ['Admin/CM/pages/App/mutate-collection-types-links', orderLinks],
] as const

/** As much of the content manager as is changed here. */
interface ContentManagerApis {
  addDocumentAction(change: ChangeActions): void
  addBulkAction(change: ChangeActions): void
  addEditViewSidePanel(panels: unknown[]): void
}

/** In `bootstrap`, when the content manager is there: all that is ours in its lists and forms. */
export function joinContentManager(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager')
  for (const [page, zones] of Object.entries(PARTS)) {
    for (const [zone, parts] of Object.entries(zones)) {
      for (const [name, Component] of Object.entries(parts)) {
        contentManager.injectComponent(page, zone, { name, Component })
      }
    }
  }
  const apis = contentManager.apis as unknown as ContentManagerApis
  for (const change of DOCUMENT_ACTIONS) apis.addDocumentAction(change)
  apis.addBulkAction(withNamedBulkActions)
  apis.addEditViewSidePanel([VersionsPanel, OnSitePanel, MissingPanel])
  for (const [name, change] of HOOKS) app.registerHook(name, change as never)
}
