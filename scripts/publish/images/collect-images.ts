import type { ImageKind } from '@guia/contract'
import { recordName } from '../../site/checks/record-name.ts'
import type { DocumentKind, MediaDocument, SnapshotDocuments } from '../../site/documents.ts'

/** One use of an image, with what a member of staff needs to find it. */
export interface ImageUse {
  media: MediaDocument
  kind: ImageKind
  record: string
  field: string
}

type FieldKinds = Record<string, { kind: ImageKind; label: string }>

/** Fields that hold images, how the pages show them, and the panel's name of the field. */
const IMAGE_FIELDS: Record<DocumentKind, FieldKinds> = {
  category: { icon: { kind: 'icon', label: 'Ícono' } },
  subcategory: { icon: { kind: 'icon', label: 'Ícono' } },
  'payment-method': { logo: { kind: 'icon', label: 'Logo' } },
  'professional-category': { icon: { kind: 'icon', label: 'Ícono' } },
  'useful-contact-category': { icon: { kind: 'icon', label: 'Ícono' } },
  'site-setting': {},
  store: {
    image: { kind: 'logo', label: 'Logo' },
    logo: { kind: 'logo', label: 'Logo para el contacto' },
    banner: { kind: 'banner', label: 'Portada' },
    promotionBanner: { kind: 'banner', label: 'Portada de promoción' },
    homePromotionBanner: { kind: 'banner', label: 'Promoción en el inicio' },
    gallery: { kind: 'photo', label: 'Fotos' },
  },
  offer: { image: { kind: 'photo', label: 'Imagen' } },
  professional: {
    image: { kind: 'photo', label: 'Foto' },
    gallery: { kind: 'photo', label: 'Fotos' },
  },
}

type AnyDocument = Record<string, unknown>

/** Every use of an image in a document, in its order. */
export function imagesOf(documentKind: DocumentKind, document: object): ImageUse[] {
  const record = recordName(documentKind, document)
  return Object.entries(IMAGE_FIELDS[documentKind]).flatMap(([field, { kind, label }]) => {
    const value = (document as AnyDocument)[field] as MediaDocument | MediaDocument[] | null
    return [value ?? []].flat().map((media) => ({ media, kind, record, field: label }))
  })
}

/** Every use of an image in the documents of a snapshot, in its order. */
export function collectImages(documents: Partial<SnapshotDocuments>): ImageUse[] {
  return (Object.keys(IMAGE_FIELDS) as DocumentKind[]).flatMap((kind) =>
    (documents[kind] ?? []).flatMap((document) => imagesOf(kind, document)),
  )
}
