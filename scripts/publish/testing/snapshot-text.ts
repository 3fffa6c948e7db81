import type { SnapshotDocuments } from '../snapshot/documents.ts'
import { SNAPSHOT_FORMAT } from '../snapshot/parse-snapshot.ts'

/** What a snapshot says of itself besides its version. */
export interface HeadExtras {
  token?: string
  changed?: readonly number[] | null
}

/** Lines of a snapshot as the CMS sends them: the stores come last. */
export function snapshotLines(
  documents: SnapshotDocuments,
  version = 1,
  extras: HeadExtras = {},
): string[] {
  const { store, ...small } = documents
  const lines = Object.entries({ ...small, store }).flatMap(([kind, list]) =>
    list.map((document) => ({ kind, document })),
  )
  return [
    { kind: 'snapshot', document: { format: SNAPSHOT_FORMAT, version, ...extras } },
    ...lines,
    { kind: 'end', document: { documents: lines.length } },
  ].map((line) => JSON.stringify(line))
}

export const snapshotText = (
  documents: SnapshotDocuments,
  version = 1,
  extras: HeadExtras = {},
): string => `${snapshotLines(documents, version, extras).join('\n')}\n`
