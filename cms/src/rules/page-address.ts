import type { Addressed } from './addressed'
import { describeType, type PublishedKind } from './types'

/**
 * The page of the site on which visitors see a document of this kind, '/store/la-espiga'; null when
 * there is no one page that shows it. The addresses are the app's own (`web/src/app/paths.ts`).
 */
export const pageAddress = (kind: PublishedKind, document: Addressed): string | null =>
  describeType(kind).address?.(document) ?? null
