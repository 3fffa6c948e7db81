import type { ImageKind } from '@guia/contract'
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

/** Fields that hold images, and how the pages show them. */
const IMAGE_FIELDS: Record<DocumentKind, Record<string, ImageKind>> = {
  category: { icon: 'icon' },
  subcategory: { icon: 'icon' },
  'payment-method': { logo: 'icon' },
  'professional-category': { icon: 'icon' },
  'useful-contact-category': { icon: 'icon' },
  'site-setting': {},
  calendar: {},
  store: {
    image: 'logo',
    logo: 'logo',
    banner: 'banner',
    promotionBanner: 'banner',
    homePromotionBanner: 'banner',
    gallery: 'photo',
  },
  offer: { image: 'photo' },
  professional: { image: 'photo', gallery: 'photo' },
}

type AnyDocument = Record<string, unknown>

/** Every use of an image in a document, in its order. */
export function imagesOf(documentKind: DocumentKind, document: object): ImageUse[] {
  const about = problemRecord(documentKind, document)
  return Object.entries(IMAGE_FIELDS[documentKind]).flatMap(([key, kind]) => {
    const value = (document as AnyDocument)[key] as MediaDocument | MediaDocument[] | null
    const field = fieldName(documentKind, [key])
    return [value ?? []].flat().map((media) => ({ media, kind, about, field }))
  })
}

/** Every use of an image in the documents of a snapshot, in its order. */
export function collectImages(documents: Partial<SnapshotDocuments>): ImageUse[] {
  return (Object.keys(IMAGE_FIELDS) as DocumentKind[]).flatMap((kind) =>
    (documents[kind] ?? []).flatMap((document) => imagesOf(kind, document)),
  )
}
