import type { PublishedKind } from './types'

/** The content types of which staff see one document as it stands in its form, and only that one. */
export const PREVIEWED_KINDS = [
  'store',
  'offer',
  'professional',
] as const satisfies readonly PublishedKind[]

export type PreviewedKind = (typeof PREVIEWED_KINDS)[number]

/** 'store' → true, 'category' → false; also of what is no content type. */
export const isPreviewedKind = (kind: string): kind is PreviewedKind =>
  (PREVIEWED_KINDS as readonly string[]).includes(kind)
