/** The content types by which the panel's addresses go. */
export const LEAD = 'api::lead.lead'
export const STORE = 'api::store.store'

/** Where a new store is filled in. */
export const NEW_STORE = `/content-manager/collection-types/${STORE}/create`
