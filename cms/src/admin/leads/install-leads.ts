import type { ComponentType } from 'react'
import { LeadActions } from './lead-actions'
import { LeadDownload } from './lead-download'
import { LeadToStore } from './lead-to-store'
import { UnreadLeads } from './unread-leads'

interface ContentManager {
  injectComponent(
    page: string,
    zone: string,
    part: { name: string; Component: ComponentType },
  ): void
}

/** Puts what makes an inbox of the list and the form of leads into the content manager. */
export function installLeads(contentManager: ContentManager): void {
  contentManager.injectComponent('listView', 'actions', {
    name: 'unread-leads',
    Component: UnreadLeads,
  })
  contentManager.injectComponent('listView', 'actions', {
    name: 'lead-download',
    Component: LeadDownload,
  })
  contentManager.injectComponent('editView', 'right-links', {
    name: 'lead-actions',
    Component: LeadActions,
  })
  contentManager.injectComponent('editView', 'right-links', {
    name: 'lead-to-store',
    Component: LeadToStore,
  })
}
