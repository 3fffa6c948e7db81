/** As in panel/publication-access.ts, which the panel cannot import. */
export const PUBLICATION_ACTION = 'api::publication.manage'

/** Who sees the page; the server asks for the same. */
export const PUBLICATION_PERMISSIONS = [{ action: PUBLICATION_ACTION, subject: null }]
