import type { DocumentType } from '../documents.ts'
import { fieldHash } from './field-hash.ts'

/** Import type → import key → field → hash, as the CMS remembers it. */
export type ImportedDocuments = ReadonlyMap<string, DocumentHashes>

/** Import key → field → hash. */
type DocumentHashes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What the CMS holds from earlier imports. */
export interface KnownDocuments {
  keys(type: DocumentType): string[]
  /** Hashes of a document's fields; null when it was never imported. */
  hashes(type: DocumentType, key: string): ReadonlyMap<string, string> | null
  /** The public number of each document, by import key. */
  numbers(type: DocumentType): Map<string, number>
}

/** Numbers given beyond the count of documents still fall in this range. */
const SPARE_NUMBERS = 5000

/**
 * Reads what the CMS remembers. It keeps hashes only, so a number is found again by hashing the
 * numbers that it can be.
 */
export function knownDocuments(imported: ImportedDocuments): KnownDocuments {
  const ofType = (type: DocumentType): DocumentHashes => imported.get(type) ?? new Map()
  return {
    keys: (type) => [...ofType(type).keys()],
    hashes: (type, key) => ofType(type).get(key) ?? null,
    numbers: (type) => numbersOf(ofType(type)),
  }
}

function numbersOf(documents: DocumentHashes): Map<string, number> {
  const numbers = new Map<string, number>()
  if (documents.size === 0) return numbers
  const byHash = new Map<string, number>()
  for (let number = 1; number <= documents.size + SPARE_NUMBERS; number += 1) {
    byHash.set(fieldHash(number), number)
  }
  for (const [key, hashes] of documents) {
    const number = byHash.get(hashes.get('numero') ?? '')
    if (number !== undefined) numbers.set(key, number)
  }
  return numbers
}
