import { TYPES } from '../../../cms/src/rules/types.ts'
import type { DocumentKind } from '../documents.ts'
import type { ProblemRecord } from '../problems.ts'

/** 'Comercio «La Espiga» (n.º 12)', of a document of the CMS or of its public record. */
export function recordName(kind: DocumentKind, record: object): string {
  const { name, title, nombre } = record as Record<string, unknown>
  const called = [name, title, nombre, '?'].find((value) => typeof value === 'string')
  const number = numberOf(record)
  return `${TYPES[kind].called} «${called}»${number === undefined ? '' : ` (n.º ${number})`}`
}

/** Documents call it `numero`, and have an `id` of the database's; public records call it `id`. */
function numberOf(record: object): number | undefined {
  const { numero, id, documentId } = record as Record<string, unknown>
  const isDocument = typeof documentId === 'string'
  return [numero, ...(isDocument ? [] : [id])].find((value) => typeof value === 'number')
}

/** The record of a problem: its name, and what the panel finds the document by. */
export function problemRecord(kind: DocumentKind, record: object): ProblemRecord {
  const { documentId } = record as Record<string, unknown>
  const numero = numberOf(record)
  return {
    record: recordName(kind, record),
    kind,
    // A document may hold anything: the panel takes whole numbers only.
    ...(Number.isSafeInteger(numero) && Number(numero) > 0 && { numero }),
    ...(typeof documentId === 'string' && /^[a-z0-9]{1,64}$/.test(documentId) && { documentId }),
  }
}
