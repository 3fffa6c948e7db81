import type { ImageRef, ImportDocument } from '../documents.ts'
import { fieldHash, type WireValue } from './field-hash.ts'

/** A field of a document as a request carries it: of an image only its hash. */
export function wireValue(value: unknown): WireValue {
  if (Array.isArray(value)) return value.map(wireValue)
  if (isImageRef(value)) return { sha256: value.sha256 }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wireValue(part)]))
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return null
}

function isImageRef(value: unknown): value is ImageRef {
  return typeof value === 'object' && value !== null && 'sha256' in value
}

/** What a document has in a field. */
export function valueOf({ fields }: ImportDocument, field: string): unknown {
  return new Map<string, unknown>(Object.entries(fields)).get(field)
}

/** The images of a field: one, several or none. */
export function imagesOf(value: unknown): ImageRef[] {
  return [value].flat().filter(isImageRef)
}

/** The field without these images. */
export function withoutImages(value: unknown, refused: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isImageRef(item) || !refused.has(item.sha256))
  }
  return isImageRef(value) && refused.has(value.sha256) ? null : value
}

/** Hash of every field of a document. */
export function fieldHashes({ fields }: ImportDocument): Map<string, string> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fieldHash(wireValue(value))]))
}
