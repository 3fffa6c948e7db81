import { useAuth } from '@strapi/strapi/admin'

/** As in panel/publication-access.ts, which the panel cannot import. */
export const PUBLICATION_ACTION = 'api::publication.manage'

/** Who sees the page; the server asks for the same. */
export const PUBLICATION_PERMISSIONS = [{ action: PUBLICATION_ACTION, subject: null }]

/** Whether the page is open to the reader. */
export const useMayManage = (): boolean =>
  useAuth('useMayManage', ({ permissions }) =>
    permissions.some(({ action }) => action === PUBLICATION_ACTION),
  )
