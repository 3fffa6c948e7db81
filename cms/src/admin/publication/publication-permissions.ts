/** Who sees the page; the server asks for the same. */
export const PUBLICATION_PERMISSIONS = [{ action: 'api::publication.manage', subject: null }]
