import type { z } from 'zod'
import { inSpanish, PublicationError, type Problem } from '../problems.ts'
import {
  DOCUMENTS,
  type DocumentKind,
  type SmallDocuments,
  type StoreDocument,
} from './documents.ts'
import { readLines } from './lines.ts'

export const SNAPSHOT_FORMAT = 1

/** How the CMS begins the line of a store: of these there may be very many. */
const STORE_LINE = Buffer.from('{"kind":"store",')

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
const isStoreLine = (line: Buffer): boolean =>
  line.subarray(0, STORE_LINE.length).equals(STORE_LINE)

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

function emptyDocuments(): SmallDocuments {
  return {
    category: [],
    subcategory: [],
    'payment-method': [],
    offer: [],
    'professional-category': [],
    professional: [],
    'useful-contact-category': [],
    'site-setting': [],
  }
}

function readVersionOf(first: Line): number {
  if (first.kind !== 'snapshot') throw malformed('falta el comienzo')
  const { format, version } = first.document
  if (format !== SNAPSHOT_FORMAT) {
    throw malformed(`formato ${String(format)}, se esperaba ${SNAPSHOT_FORMAT}`)
  }
  if (typeof version !== 'number') throw malformed('falta la versión')
  return version
}

function checkEnd(last: Line | null, documents: number): void {
  if (last?.kind !== 'end') throw malformed('falta el final')
  if (last.document.documents !== documents) {
    throw malformed(`llegaron ${documents} documentos de ${String(last.document.documents)}`)
  }
}

/** All documents but the stores, which are read one by one (readStores). */
export interface SmallSnapshot {
  /** Rises with every change of content; 0 in a CMS without any. */
  version: number
  documents: SmallDocuments
  /** Documents that were left out, and why. */
  problems: Problem[]
}

function addDocument(snapshot: SmallSnapshot, { kind, document }: Line): void {
  if (!isKind(kind) || kind === 'store') {
    throw malformed(`documento de un tipo desconocido, «${kind}»`)
  }
  const parsed = DOCUMENTS[kind].safeParse(document, inSpanish)
  if (parsed.success) (snapshot.documents[kind] as unknown[]).push(parsed.data)
  else snapshot.problems.push(...toProblems(recordName(kind, document), parsed.error))
}

/**
 * Reads a spooled snapshot but for its stores: NDJSON, `{kind, document}` a line, the first naming
 * format and version, the last the number of documents between them. A document of another shape
 * is left out and told of.
 * Throws a PublicationError in Spanish when a line is missing, damaged or of an unknown kind.
 */
export async function readSmallSnapshot(file: string): Promise<SmallSnapshot> {
  const snapshot: SmallSnapshot = { version: -1, documents: emptyDocuments(), problems: [] }
  let last: Line | null = null
  let index = 0
  for await (const bytes of readLines(file)) {
    if (last?.kind === 'end') throw malformed('algo sigue al final')
    if (index > 0 && isStoreLine(bytes)) last = null
    else {
      last = parseLine(bytes.toString(), index)
      if (index === 0) snapshot.version = readVersionOf(last)
      else if (last.kind !== 'end') addDocument(snapshot, last)
    }
    index += 1
  }
  if (index === 0) throw malformed('falta el comienzo')
  checkEnd(last, index - 2)
  return snapshot
}

/** The store lines of a spooled snapshot as they are. */
export async function* readStoreLines(file: string): AsyncGenerator<Buffer> {
  for await (const line of readLines(file)) if (isStoreLine(line)) yield line
}

/** One store line: the document, or what keeps it from being read. */
export function parseStoreLine(line: Buffer): {
  document: StoreDocument | null
  problems: Problem[]
} {
  const { document } = parseLine(line.toString(), 0)
  const parsed = DOCUMENTS.store.safeParse(document, inSpanish)
  if (parsed.success) return { document: parsed.data, problems: [] }
  return { document: null, problems: toProblems(recordName('store', document), parsed.error) }
}

/** The lists are written as the stores arrive. */
export const snapshotOutOfOrder = (): PublicationError =>
  malformed('los comercios no vienen por número')
