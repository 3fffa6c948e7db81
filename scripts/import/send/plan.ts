import { describeType, PUBLISHED_KINDS } from '../../../cms/src/rules/types.ts'
import type { ImportDocument } from '../documents.ts'
import type { KnownDocuments } from './known-documents.ts'
import type { Quirk } from '../quirk.ts'
import { fieldHashes, imagesOf, valueOf } from './wire.ts'

export interface PlannedDocument {
  document: ImportDocument
  outcome: 'created' | 'changed' | 'unchanged'
  hashes: ReadonlyMap<string, string>
  /** Names of the fields that differ from the last import; the others stay as staff have them. */
  changed: string[]
}

/** The fields that hold images, of all types, and the note that says which of them are missing. */
const IMAGE_FIELDS = new Set(
  PUBLISHED_KINDS.flatMap((kind) => Object.keys(describeType(kind).images ?? {})),
)
/** What many records have in common. */
const SHARED: readonly ImportDocument['type'][] = ['category', 'subcategory', 'payment-method']
const IMAGE_PROBLEMS: readonly Quirk['kind'][] = ['missing-image', 'unreadable-image']

/**
 * Tells the fields of known documents that are left as they are, because the catalogue names an
 * image for them that it does not hold: a folder without its images must not take them away.
 */
function createKeep(quirks: readonly Quirk[]) {
  const lacking = new Set(
    quirks.filter(({ kind }) => IMAGE_PROBLEMS.includes(kind)).map(({ record }) => record),
  )
  return (document: ImportDocument, field: string): boolean => {
    const isOfRecord = lacking.has(document.record)
    if (field === 'internalNote') return isOfRecord
    if (!IMAGE_FIELDS.has(field)) return false
    // Named by other records than the one that it appeared in first.
    const mayLack = SHARED.includes(document.type) && lacking.size > 0
    return isOfRecord || (mayLack && imagesOf(valueOf(document, field)).length === 0)
  }
}

/**
 * What an import will do with each document, by comparing hashes with what the CMS remembers.
 * `quirks`: what was found of the catalogue.
 */
export function planImport(
  documents: readonly ImportDocument[],
  known: KnownDocuments,
  quirks: readonly Quirk[] = [],
): PlannedDocument[] {
  const isKept = createKeep(quirks)
  return documents.map((document) => {
    const hashes = fieldHashes(document)
    const before = known.hashes(document.type, document.key)
    for (const field of hashes.keys()) {
      const old = before?.get(field)
      if (old !== undefined && isKept(document, field)) hashes.set(field, old)
    }
    const changed = [...hashes.keys()].filter((field) => before?.get(field) !== hashes.get(field))
    const isSame = before !== null && changed.length === 0
    const outcome = isSame ? 'unchanged' : before ? 'changed' : 'created'
    return { document, outcome, hashes, changed }
  })
}
