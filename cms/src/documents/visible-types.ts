import { describeUid, PUBLISHED_KINDS, uidOf, type PublishedKind, type Uid } from '../rules/types'

export type VisibleType = Uid<PublishedKind>

/** Content types whose published documents visitors see. */
export const VISIBLE_TYPES = PUBLISHED_KINDS.map(uidOf)

export const isVisibleType = (uid: string): uid is VisibleType =>
  describeUid(uid)?.published !== undefined

/** Whether visitors see this field of the type's documents, or are led by it. */
export const publishes = (type: VisibleType, field: string): boolean =>
  field in (describeUid(type)?.published ?? {})
