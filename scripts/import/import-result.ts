import { DOCUMENT_TYPES, type DocumentType } from './documents.ts'
import type { Quirk } from './quirk.ts'

export interface OutcomeCounts {
  created: number
  changed: number
  unchanged: number
  refused: number
}

/** A document, or an image of one, that the CMS did not take. */
export interface Refusal {
  record: string
  field: string
  message: string
}

export interface ImportResult {
  dryRun: boolean
  quirks: Quirk[]
  refusals: Refusal[]
  /** Records of documents that staff had made before, of which the empty fields were filled. */
  completed: string[]
  counts: Record<DocumentType, OutcomeCounts>
}

export function emptyCounts(): Record<DocumentType, OutcomeCounts> {
  const counts = DOCUMENT_TYPES.map((type) => [
    type,
    { created: 0, changed: 0, unchanged: 0, refused: 0 },
  ])
  return Object.fromEntries(counts) as Record<DocumentType, OutcomeCounts>
}

export function totalCounts(counts: Record<DocumentType, OutcomeCounts>): OutcomeCounts {
  const sum = (outcome: keyof OutcomeCounts) =>
    DOCUMENT_TYPES.reduce((total, type) => total + counts[type][outcome], 0)
  return {
    created: sum('created'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    refused: sum('refused'),
  }
}
