import type { ImportDocument } from './documents.ts'
import type { KnownDocuments } from './known-documents.ts'
import { fieldHashes } from './wire.ts'

export interface PlannedDocument {
  document: ImportDocument
  outcome: 'created' | 'changed' | 'unchanged'
  hashes: ReadonlyMap<string, string>
  /** Names of the fields that differ from the last import; the others stay as staff have them. */
  changed: string[]
}

/** What an import will do with each document, by comparing hashes with what the CMS remembers. */
export function planImport(
  documents: readonly ImportDocument[],
  known: KnownDocuments,
): PlannedDocument[] {
  return documents.map((document) => {
    const hashes = fieldHashes(document)
    const before = known.hashes(document.type, document.key)
    const changed = [...hashes.keys()].filter((field) => before?.get(field) !== hashes.get(field))
    const isSame = before !== null && changed.length === 0
    const outcome = isSame ? 'unchanged' : before ? 'changed' : 'created'
    return { document, outcome, hashes, changed }
  })
}
