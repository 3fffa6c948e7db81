/** What a role may do: something of our own, or something with the documents of a type. */
export interface Permission {
  action: string
  subject: string | null
}

/** Rights on the documents of a type, as the panel's forms and lists ask for them. */
export type DocumentRight = 'read' | 'create' | 'update' | 'publish' | 'delete'

export const documentAction = (right: DocumentRight): string =>
  `plugin::content-manager.explorer.${right}`

/** onDocuments('read', 'api::store.store') */
export const onDocuments = (right: DocumentRight, subject: string): Permission => ({
  action: documentAction(right),
  subject,
})

const ofOurOwn = (action: string): Permission => ({ action, subject: null })

/** To see the state of the publication and to give orders. */
export const MANAGE_PUBLICATION = ofOurOwn('api::publication.manage')
/** To see what was deleted and to get it back. */
export const SEE_BIN = ofOurOwn('api::undo.bin')
/** To bring many stores in at once. */
export const APPLY_SHEETS = ofOurOwn('api::store.sheet')

export const READ_STORES = onDocuments('read', 'api::store.store')
export const CHANGE_STORES = onDocuments('update', 'api::store.store')
export const PUBLISH_STORES = onDocuments('publish', 'api::store.store')
export const READ_LEADS = onDocuments('read', 'api::lead.lead')
export const READ_CALENDAR = onDocuments('read', 'api::calendar.calendar')
