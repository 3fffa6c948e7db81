import type { SnapshotDocuments } from '../snapshot/documents.ts'
import { SNAPSHOT_FORMAT } from '../snapshot/parse-snapshot.ts'

/** Lines of a snapshot as the CMS sends them: the stores come last. */
export function snapshotLines(documents: SnapshotDocuments, version = 1): string[] {
  const { store, ...small } = documents
  const lines = Object.entries({ ...small, store }).flatMap(([kind, list]) =>
    list.map((document) => ({ kind, document })),
  )
  return [
    { kind: 'snapshot', document: { format: SNAPSHOT_FORMAT, version } },
    ...lines,
    { kind: 'end', document: { documents: lines.length } },
  ].map((line) => JSON.stringify(line))
}

export const snapshotText = (documents: SnapshotDocuments, version = 1): string =>
  `${snapshotLines(documents, version).join('\n')}\n`
