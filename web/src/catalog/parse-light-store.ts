import { slug } from './slug.ts'
import {
  asImage,
  asLocation,
  asNumber,
  asRecord,
  asText,
  asTextMap,
  asTexts,
  parseEach,
  type UnknownRecord,
} from './parse-fields.ts'
import type { LightStore } from './store.ts'

/** `/busqueda.json` → stores. Throws TypeError when the file holds no list. */
export function parseLightStores(file: unknown): LightStore[] {
  return parseEach(file, parseLightStore)
}

/** One record, null when it has no usable id or name. */
export function parseLightStore(value: unknown): LightStore | null {
  return parseLightFields(asRecord(value))
}

/** The fields that the light and the full record share. */
export function parseLightFields(record: UnknownRecord): LightStore | null {
  const id = asNumber(record['id'])
  const name = asText(record['name'])
  const storeSlug = asText(record['slug']) || slug(name)
  if (!Number.isInteger(id) || id <= 0 || name === '' || storeSlug === '') return null
  return {
    id,
    slug: storeSlug,
    name,
    image: asImage(record['image']),
    categories: asTexts(record['category']),
    isActive: record['is_active'] === true,
    icons: asTextMap(record['icon']),
    location: asLocation(record['location']),
    address: asText(record['direccion']),
  }
}
