import type { ImageKind } from '@guia/contract'
import { describeType, PUBLISHED_KINDS } from '../../../cms/src/rules/types.ts'
import { fieldName } from '../../site/checks/field-names.ts'
import { problemRecord } from '../../site/checks/record-name.ts'
import type { DocumentKind, MediaDocument, SnapshotDocuments } from '../../site/documents.ts'
import type { ProblemRecord } from '../../site/problems.ts'

/** One use of an image, with what a member of staff needs to find it. */
export interface ImageUse {
  media: MediaDocument
  kind: ImageKind
  about: ProblemRecord
  field: string
}

type AnyDocument = Record<string, unknown>

/** Every use of an image in a document, in its order. */
export function imagesOf(documentKind: DocumentKind, document: object): ImageUse[] {
  const about = problemRecord(documentKind, document)
  return Object.entries(describeType(documentKind).images ?? {}).flatMap(([key, kind]) => {
    const value = (document as AnyDocument)[key] as MediaDocument | MediaDocument[] | null
    const field = fieldName(documentKind, [key])
    return [value ?? []].flat().map((media) => ({ media, kind, about, field }))
  })
}

/** Every use of an image in the documents of a snapshot, in its order. */
export function collectImages(documents: Partial<SnapshotDocuments>): ImageUse[] {
  return PUBLISHED_KINDS.flatMap((kind) =>
    (documents[kind] ?? []).flatMap((document) => imagesOf(kind, document)),
  )
}
