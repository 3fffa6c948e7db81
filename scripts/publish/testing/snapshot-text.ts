import type {
  DocumentKind,
  SmallDocuments,
  SnapshotDocuments,
  StoreDocument,
  StoreLine,
} from '../../site/documents.ts'
import { SNAPSHOT_FORMAT } from '../read/parse-snapshot.ts'

/** What a snapshot says of itself besides its version. */
export interface HeadExtras {
  token?: string
  changed?: readonly number[] | null
  shows?: DocumentKind
}

const idsOf = (documents: readonly { documentId: string }[]): string[] =>
  documents.map(({ documentId }) => documentId)

/** A store as its line holds it. */
export const toStoreLine = (store: StoreDocument): StoreLine => ({
  ...store,
  categories: idsOf(store.categories),
  subcategories: idsOf(store.subcategories),
  paymentMethods: idsOf(store.paymentMethods),
})

/** Of several with one identity the first. */
const distinct = <T extends { documentId: string }>(documents: readonly T[]): T[] =>
  documents.filter(
    ({ documentId }, index) =>
      documents.findIndex((other) => other.documentId === documentId) === index,
  )

/** The small documents, and those that only a store has: each must have a line of its own. */
export const withRelated = (
  documents: SmallDocuments,
  stores: readonly StoreDocument[],
): SmallDocuments => ({
  ...documents,
  category: distinct([...documents.category, ...stores.flatMap((one) => one.categories)]),
  subcategory: distinct([...documents.subcategory, ...stores.flatMap((one) => one.subcategories)]),
  'payment-method': distinct([
    ...documents['payment-method'],
    ...stores.flatMap((one) => one.paymentMethods),
  ]),
})

/** Lines of a snapshot as the CMS sends them: the stores come last. */
export function snapshotLines(
  documents: SnapshotDocuments,
  version = 1,
  extras: HeadExtras = {},
): string[] {
  const { store, ...others } = documents
  const small = withRelated(others, store)
  const lines = Object.entries({ ...small, store: store.map(toStoreLine) }).flatMap(
    ([kind, list]) => list.map((document) => ({ kind, document })),
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
