/** What a role may do, with the documents of a type or at all. */
export interface Permission {
  action: string
  subject: string | null
}

/** Rights on the documents of a type, as the panel's forms and lists ask for them. */
export type DocumentRight = 'read' | 'create' | 'update' | 'publish' | 'delete'

export const documentAction = (right: DocumentRight): string =>
  `plugin::content-manager.explorer.${right}`

export const READ = documentAction('read')

/** onDocuments('read', 'api::store.store') */
export const onDocuments = (right: DocumentRight, subject: string): Permission => ({
  action: documentAction(right),
  subject,
})

const ofNoType = (action: string): Permission => ({ action, subject: null })

/** To see the state of the publication and to give orders. */
export const MANAGE_PUBLICATION = ofNoType('api::publication.manage')
/** To see what was deleted and to get it back. */
export const SEE_BIN = ofNoType('api::undo.bin')
/** To bring many stores in at once. */
export const APPLY_SHEETS = ofNoType('api::store.sheet')

export const READ_STORES = onDocuments('read', 'api::store.store')
export const CHANGE_STORES = onDocuments('update', 'api::store.store')
export const PUBLISH_STORES = onDocuments('publish', 'api::store.store')
export const READ_LEADS = onDocuments('read', 'api::lead.lead')
export const READ_CALENDAR = onDocuments('read', 'api::calendar.calendar')

export const UPLOAD_PICTURES = ofNoType('plugin::upload.assets.create')
export const DESCRIBE_PICTURES = ofNoType('plugin::upload.assets.update')
export const BROWSE_PICTURES = ofNoType('plugin::upload.read')

/** Whether a session's permissions have one; one that is of no type is there by its action alone. */
export const may = (
  permissions: readonly { action: string; subject?: string | null }[],
  { action, subject }: Permission,
): boolean =>
  permissions.some((one) => one.action === action && (subject === null || one.subject === subject))
