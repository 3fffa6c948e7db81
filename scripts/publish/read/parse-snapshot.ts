import type { z } from 'zod'
import { shapeProblems } from '../../site/checks/check-records.ts'
import { problemRecord } from '../../site/checks/record-name.ts'
import { inSpanish, PublicationError, type Problem } from '../../site/problems.ts'
import {
  DOCUMENTS,
  type DocumentKind,
  type SmallDocuments,
  type StoreLine,
} from '../../site/documents.ts'

/** 3: the stores come last, and name what they are made with by document. */
export const SNAPSHOT_FORMAT = 3

/** How the CMS begins the line of a store: of these there may be very many. */
const STORE_LINE = Buffer.from('{"kind":"store",')

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

const toProblems = (kind: DocumentKind, document: object, error: z.ZodError): Problem[] =>
  shapeProblems(kind, problemRecord(kind, document), error, {
    tell: (fault) => `falta o tiene un valor que no corresponde (${fault})`,
  })

const emptyDocuments = (): SmallDocuments =>
  Object.fromEntries(
    Object.keys(DOCUMENTS)
      .filter((kind) => kind !== 'store')
      .map((kind) => [kind, []]),
  ) as unknown as SmallDocuments

/** First line of a snapshot. */
export interface SnapshotHead {
  /** Rises with every change of content; 0 in a CMS without any. */
  version: number
  /** By which the CMS knows the version again; '' when it would not. */
  token: string
  /**
   * Numbers of the stores that may have changed since what the reader knows: each has a line when it
   * is published, no other store has one. Null when all stores are sent.
   */
  changed: ReadonlySet<number> | null
  /** Kind of the one document that a preview is of; null in what is published. */
  shows: DocumentKind | null
}

function readChanged(changed: unknown): SnapshotHead['changed'] {
  if (changed === null || changed === undefined) return null
  if (!Array.isArray(changed) || !changed.every(Number.isInteger)) {
    throw malformed('no dice qué comercios cambiaron')
  }
  return new Set<number>(changed)
}

function readHead(first: Line): SnapshotHead {
  if (first.kind !== 'snapshot') throw malformed('falta el comienzo')
  const { format, version, token, changed, shows } = first.document
  if (format !== SNAPSHOT_FORMAT) {
    throw malformed(`formato ${String(format)}, se esperaba ${SNAPSHOT_FORMAT}`)
  }
  if (typeof version !== 'number') throw malformed('falta la versión')
  return {
    version,
    token: typeof token === 'string' ? token : '',
    changed: readChanged(changed),
    shows: typeof shows === 'string' && isKind(shows) ? shows : null,
  }
}

function checkEnd(end: Line, documents: number): void {
  if (end.document.documents !== documents) {
    throw malformed(`llegaron ${documents} documentos de ${String(end.document.documents)}`)
  }
}

/** All documents but the stores. */
export interface SmallSnapshot extends SnapshotHead {
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
  else snapshot.problems.push(...toProblems(kind, document, parsed.error))
}

/**
 * Reads a snapshot: NDJSON, `{kind, document}` a line, the first naming format and version, the last
 * the number of documents between them, the stores before it. A document of another shape is left
 * out and told of. The stores' lines are handed over as they arrive.
 * Throws a PublicationError in Spanish when a line is missing, damaged or of an unknown kind: what
 * was handed over is not to be used then.
 */
export async function parseSnapshot(
  lines: AsyncIterable<Buffer>,
  takeStore: (line: Buffer) => void,
): Promise<SmallSnapshot> {
  let snapshot: SmallSnapshot | null = null
  let documents = 0
  let hasStores = false
  let isWhole = false
  for await (const bytes of lines) {
    if (isWhole) throw malformed('algo sigue al final')
    if (snapshot && isStoreLine(bytes)) {
      takeStore(bytes)
      hasStores = true
      documents += 1
      continue
    }
    const line = parseLine(bytes.toString(), snapshot ? documents + 1 : 0)
    if (!snapshot) {
      snapshot = { ...readHead(line), documents: emptyDocuments(), problems: [] }
    } else if (line.kind === 'end') {
      checkEnd(line, documents)
      isWhole = true
    } else {
      if (hasStores) throw malformed('algo sigue a los comercios')
      addDocument(snapshot, line)
      documents += 1
    }
  }
  if (!snapshot) throw malformed('falta el comienzo')
  if (!isWhole) throw malformed('falta el final')
  return snapshot
}

/** Number of the store that a line holds; null when it says none. Throws as `parseSnapshot` does. */
export function numberOf(line: Buffer): number | null {
  const { numero } = parseLine(line.toString(), 0).document
  return Number.isSafeInteger(numero) ? (numero as number) : null
}

/** One store's line: what it holds, or what keeps it from being read. */
export function parseStoreLine(line: Buffer | string): {
  document: StoreLine | null
  problems: Problem[]
} {
  const { document } = parseLine(line.toString(), 0)
  const parsed = DOCUMENTS.store.safeParse(document, inSpanish)
  if (parsed.success) return { document: parsed.data, problems: [] }
  return {
    document: null,
    problems: toProblems('store', document, parsed.error),
  }
}
