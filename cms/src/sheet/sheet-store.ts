import type { Hours } from '../rules/hours'
import type { Point } from '../rules/place'

/** A category, subcategory or payment method as a store names it. */
export interface Named {
  documentId: string
  name: string
}

/** A store's draft, as far as a sheet tells of it; what its reader may not see is missing. */
export interface SheetStore {
  documentId: string
  numero?: number | null
  name?: string | null
  address?: string | null
  internalNote?: string | null
  isActive?: boolean | null
  hours?: Hours | null
  location?: Point | null
  social?: Record<string, string | number | null> | null
  categories?: Named[]
  subcategories?: Named[]
  paymentMethods?: Named[]
  updatedAt: string | Date
  [field: string]: unknown
}

/** What a store has under the key of a column: valueAt(store, 'social.x'). */
export function valueAt(store: Pick<SheetStore, string>, key: string): unknown {
  const [field = '', part] = key.split('.')
  const value = store[field]
  if (part === undefined) return value
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[part]
    : null
}

/** What visitors see of a store: nothing, an older version, or all of it. */
export type StoreState = 'draft' | 'modified' | 'published'

export const STATE_WORDS: Record<StoreState, string> = {
  draft: 'Borrador',
  modified: 'Con cambios sin publicar',
  published: 'Publicado',
}
