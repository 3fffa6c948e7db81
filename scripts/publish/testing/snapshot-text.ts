import type { SnapshotDocuments } from '../snapshot/documents.ts'

/** Lines of a snapshot as the CMS sends them. */
export function snapshotLines(documents: SnapshotDocuments, version = 1): string[] {
  const lines = Object.entries(documents).flatMap(([kind, list]) =>
    list.map((document) => ({ kind, document })),
  )
  return [
    { kind: 'snapshot', document: { format: 1, version } },
    ...lines,
    { kind: 'end', document: { documents: lines.length } },
  ].map((line) => JSON.stringify(line))
}

export const snapshotText = (documents: SnapshotDocuments, version = 1): string =>
  `${snapshotLines(documents, version).join('\n')}\n`
