import { fallbackPoints, pointKey, type Point } from '../rules/place'
import { pointOf, wantedOf } from '../rules/store-wants'

/** A row of a store with what its page is judged by. */
export interface StoreRow {
  documentId: string
  name?: string | null
  phone?: string | null
  whatsapp?: string | null
  address?: string | null
  city?: string | null
  createdAt: string
  updatedAt: string
  categories?: unknown[]
  createdBy?: unknown
  updatedBy?: unknown
  [field: string]: unknown
}

const SHARED_POINT = 'Lugar exacto: otros comercios están en el mismo punto'

/** A store as the quality lists know it. */
export interface StoreSummary {
  documentId: string
  name: string
  address: string
  isPublished: boolean
  missing: { field: string; text: string }[]
  point: Point | null
  /** When staff last wrote it, in milliseconds; null: only an import did. */
  writtenAt: number | null
}

/** As much of a store as it is known by in a list of several. */
export type StoreLine = Pick<StoreSummary, 'documentId' | 'name' | 'address' | 'isPublished'>

export const lineOf = ({ documentId, name, address, isPublished }: StoreSummary): StoreLine => ({
  documentId,
  name,
  address,
  isPublished,
})

/** When a member of staff wrote the row; what an import made has neither creator nor changer. */
function writtenAt({ createdBy, createdAt, updatedBy, updatedAt }: StoreRow): number | null {
  if (updatedBy) return Date.parse(updatedAt)
  return createdBy ? Date.parse(createdAt) : null
}

/** What the lists say of a store, from its draft. */
export function summaryOf(row: StoreRow, isPublished: boolean): StoreSummary {
  return {
    documentId: row.documentId,
    name: row.name?.trim() || 'Sin nombre',
    address: row.address?.trim() ?? '',
    isPublished,
    missing: wantedOf(row, row.categories?.length ?? 0)
      .filter(({ isThere }) => !isThere)
      .map(({ field, text }) => ({ field, text })),
    point: pointOf(row.location),
    writtenAt: writtenAt(row),
  }
}

/** The same summaries, where stores that share a point with two more lack their own. */
export function wantingOwnPoints(summaries: readonly StoreSummary[]): StoreSummary[] {
  const shared = fallbackPoints(summaries.flatMap(({ point }) => point ?? []))
  return summaries.map((summary) => {
    const { point, missing } = summary
    if (!point || !shared.has(pointKey(point))) return summary
    if (missing.some(({ field }) => field === 'location')) return summary
    return { ...summary, missing: [...missing, { field: 'location', text: SHARED_POINT }] }
  })
}
