import type { TypeDescription } from '../rules/content-type'
import { describeType, PUBLISHED_KINDS, type PublishedKind } from '../rules/types'

export type VisibleType = { [K in PublishedKind]: `api::${K}.${K}` }[PublishedKind]

const PUBLISHED = new Map<string, TypeDescription>(
  PUBLISHED_KINDS.map((kind) => [`api::${kind}.${kind}`, describeType(kind)]),
)

/** Content types whose published documents visitors see. */
export const VISIBLE_TYPES: readonly VisibleType[] = [...PUBLISHED.keys()] as VisibleType[]

export function isVisibleType(uid: string): uid is VisibleType {
  return PUBLISHED.has(uid)
}

/** What is said of it; nothing of a type that visitors never see. */
export const describeVisible = (uid: string): Partial<TypeDescription> => PUBLISHED.get(uid) ?? {}

/** Whether visitors see this field of the type's documents, or are led by it. */
export const publishes = (type: VisibleType, field: string): boolean =>
  field in (describeVisible(type).published ?? {})
