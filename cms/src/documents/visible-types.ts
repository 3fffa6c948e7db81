import { PUBLISHED_KINDS, TYPES, type PublishedKind } from '../rules/types'

export type VisibleType = { [K in PublishedKind]: `api::${K}.${K}` }[PublishedKind]

const PUBLISHED = new Map(
  PUBLISHED_KINDS.map((kind) => [`api::${kind}.${kind}` as VisibleType, TYPES[kind].published]),
)

/** Content types whose published documents visitors see. */
export const VISIBLE_TYPES: readonly VisibleType[] = [...PUBLISHED.keys()]

export function isVisibleType(uid: string): uid is VisibleType {
  return (VISIBLE_TYPES as readonly string[]).includes(uid)
}

/** Whether visitors see this field of the type's documents, or are led by it. */
export const publishes = (type: VisibleType, field: string): boolean =>
  field in (PUBLISHED.get(type) ?? {})
