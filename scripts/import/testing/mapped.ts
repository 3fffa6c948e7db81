import type { DocumentFields, DocumentType } from '../documents.ts'
import { mapCatalogue, type MappedCatalogue } from '../map/map-catalogue.ts'
import { catalogueOf, NOTHING_KNOWN, STORE_IMAGES, type LegacyFiles } from './legacy.ts'
import { libraryWith } from './source.ts'

const IMAGES = libraryWith(...STORE_IMAGES)

/** The documents of these legacy files, whose images all exist. */
export function mapped(files: LegacyFiles, known = NOTHING_KNOWN): MappedCatalogue {
  return mapCatalogue(catalogueOf(files), IMAGES, known)
}

export function fieldsOf<T extends DocumentType>(
  { documents }: MappedCatalogue,
  type: T,
): DocumentFields[T][] {
  return documents.flatMap((document) =>
    document.type === type ? [document.fields as DocumentFields[T]] : [],
  )
}

/** What was reported, as 'kind record field' lines. */
export function kinds({ quirks }: MappedCatalogue): string[] {
  return quirks.map(({ kind, record, field }) => `${kind} ${record} ${field}`.trim())
}
