import { uidOf, type Kind } from '../rules/types'

export const STORE = uidOf('store')
export const LEAD = uidOf('lead')

/** Whether there is one document of the type. */
export const isSingle = (kind: Kind): boolean => kind === 'site-setting' || kind === 'calendar'

/** Where the panel edits a document; the list of its type when it is not known which one. */
export function editPath(kind: Kind, documentId?: string): string {
  if (isSingle(kind)) return `/content-manager/single-types/${uidOf(kind)}`
  const list = `/content-manager/collection-types/${uidOf(kind)}`
  return documentId === undefined ? list : `${list}/${documentId}`
}

export const createPath = (kind: Kind): string => `${editPath(kind)}/create`
