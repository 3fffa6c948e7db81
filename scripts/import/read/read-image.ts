import type { ImageRef } from '../documents.ts'
import { imagePath, type ImageLibrary } from './images.ts'
import { isEmpty, type JsonValue } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

/** The image of a field; one that is missing or cannot be read is reported and noted. */
export function readImage(
  reader: RecordReader,
  field: string,
  images: ImageLibrary,
): ImageRef | null {
  return imageOf(reader, field, reader.take(field), images)
}

/** The path inside the folder that a value says; null when it says none. */
export function imagePathOf(value: JsonValue | undefined): string | null {
  if (typeof value !== 'string' || isEmpty(value)) return null
  const place = imagePath(value)
  return 'path' in place ? place.path : null
}

/** `readImage` for a value that was already taken. */
export function imageOf(
  reader: RecordReader,
  field: string,
  value: JsonValue | undefined,
  images: ImageLibrary,
): ImageRef | null {
  if (isEmpty(value)) return null
  if (typeof value !== 'string') {
    reader.misfit('wrong-type', field, value, 'No es el nombre de una imagen.')
    return null
  }
  const place = imagePath(value)
  if ('refused' in place) {
    reader.misfit('missing-image', field, value, place.refused)
    return null
  }
  const found = images.find(place.path)
  if ('image' in found) return found.image
  reader.misfit(found.problem, field, value, found.why)
  return null
}

/** The images of a list field, without its empty slots. */
export function readGallery(reader: RecordReader, field: string, images: ImageLibrary): ImageRef[] {
  const value = reader.take(field)
  if (isEmpty(value)) return []
  if (!Array.isArray(value)) {
    reader.quirk('wrong-type', field, value, 'No era una lista; se leyó como una sola imagen.')
  }
  const list = Array.isArray(value) ? value : [value ?? null]
  return list.flatMap((item, index) => galleryImage(reader, `${field}.${index}`, item, images))
}

function galleryImage(
  reader: RecordReader,
  field: string,
  item: JsonValue,
  images: ImageLibrary,
): ImageRef[] {
  if (isEmpty(item)) {
    reader.quirk('empty-slot', field, item, 'Se salteó.')
    return []
  }
  const image = imageOf(reader, field, item, images)
  return image ? [image] : []
}
