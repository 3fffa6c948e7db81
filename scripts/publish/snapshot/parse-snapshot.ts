import type { z } from 'zod'
import { inSpanish, PublicationError, type Problem } from '../problems.ts'
import { DOCUMENTS, type DocumentKind, type Snapshot, type SnapshotDocuments } from './documents.ts'

export const SNAPSHOT_FORMAT = 1

const KIND_NAMES: Record<DocumentKind, string> = {
  category: 'Categoría',
  subcategory: 'Subcategoría',
  'payment-method': 'Medio de pago',
  store: 'Comercio',
  offer: 'Oferta',
  'professional-category': 'Categoría profesional',
  professional: 'Profesional',
  'useful-contact-category': 'Contactos útiles',
  'site-setting': 'Configuración del sitio',
}

interface Line {
  kind: string
  document: Record<string, unknown>
}

const isKind = (kind: string): kind is DocumentKind => Object.hasOwn(DOCUMENTS, kind)

function malformed(detail: string): PublicationError {
  return new PublicationError(
    `Lo que envió el panel está incompleto o dañado (${detail}). Se volverá a intentar; lo publicado no cambia.`,
  )
}

function parseLine(text: string, index: number): Line {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch {
    throw malformed(`línea ${index + 1} ilegible`)
  }
  const { kind, document } = (line ?? {}) as Partial<Line>
  if (typeof kind !== 'string' || typeof document !== 'object' || document === null) {
    throw malformed(`línea ${index + 1} con otra forma`)
  }
  return { kind, document }
}

/** 'Comercio «La Espiga» (n.º 12)' */
export function recordName(kind: DocumentKind, document: Record<string, unknown>): string {
  const { numero } = document
  const name = [document.name, document.title, '?'].find((value) => typeof value === 'string')
  const number = typeof numero === 'number' ? ` (n.º ${numero})` : ''
  return `${KIND_NAMES[kind]} «${name}»${number}`
}

function toProblems(record: string, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({
    record,
    field: issue.path.join('.'),
    message: `falta o tiene un valor que no corresponde (${issue.message}).`,
  }))
}

function emptyDocuments(): SnapshotDocuments {
  return {
    category: [],
    subcategory: [],
    'payment-method': [],
    store: [],
    offer: [],
    'professional-category': [],
    professional: [],
    'useful-contact-category': [],
    'site-setting': [],
  }
}

function checkEnds(first: Line | undefined, last: Line | undefined, count: number): number {
  if (first?.kind !== 'snapshot') throw malformed('falta el comienzo')
  if (first.document.format !== SNAPSHOT_FORMAT) {
    throw malformed(`formato ${String(first.document.format)}, se esperaba ${SNAPSHOT_FORMAT}`)
  }
  if (last?.kind !== 'end') throw malformed('falta el final')
  if (last.document.documents !== count) {
    throw malformed(`llegaron ${count} documentos de ${String(last.document.documents)}`)
  }
  const { version } = first.document
  if (typeof version !== 'number') throw malformed('falta la versión')
  return version
}

/**
 * Reads the CMS's snapshot: NDJSON, `{kind, document}` a line, the first naming format and
 * version, the last the number of documents between them.
 * Throws a PublicationError in Spanish when a line is missing, damaged or of another shape.
 */
export function parseSnapshot(text: string): Snapshot {
  const lines = text.trimEnd().split('\n').map(parseLine)
  const version = checkEnds(lines[0], lines.at(-1), lines.length - 2)
  const documents = emptyDocuments()
  const problems: Problem[] = []
  for (const { kind, document } of lines.slice(1, -1)) {
    if (!isKind(kind)) throw malformed(`documento de un tipo desconocido, «${kind}»`)
    const parsed = DOCUMENTS[kind].safeParse(document, inSpanish)
    if (parsed.success) (documents[kind] as unknown[]).push(parsed.data)
    else problems.push(...toProblems(recordName(kind, document), parsed.error))
  }
  if (problems.length > 0) {
    throw new PublicationError('El panel envió datos que no se pueden publicar:', problems)
  }
  return { version, documents }
}
