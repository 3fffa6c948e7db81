import type { Shapes, TypeDescription } from '../rules/content-type'
import { KINDS, TYPES, type Kind } from '../rules/types'

type VisibleKind = {
  [K in Kind]: (typeof TYPES)[K] extends { published: Shapes } ? K : never
}[Kind]

export type VisibleType = { [K in VisibleKind]: `api::${K}.${K}` }[VisibleKind]

const PUBLISHED = new Map(
  KINDS.flatMap((kind) => {
    const { published }: TypeDescription = TYPES[kind]
    return published ? [[`api::${kind}.${kind}` as VisibleType, published] as const] : []
  }),
)

/** Content types whose published documents visitors see. */
export const VISIBLE_TYPES: readonly VisibleType[] = [...PUBLISHED.keys()]

export function isVisibleType(uid: string): uid is VisibleType {
  return (VISIBLE_TYPES as readonly string[]).includes(uid)
}

/** Whether visitors see this field of the type's documents, or are led by it. */
export const publishes = (type: VisibleType, field: string): boolean =>
  field in (PUBLISHED.get(type) ?? {})
