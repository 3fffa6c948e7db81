import { SITE_SOCIAL_NETWORKS } from '@guia/contract'
import { sortedUnique } from './categories.ts'
import {
  asImage,
  asList,
  asLocation,
  asRecord,
  asSocialLinks,
  asText,
  isRecord,
} from './parse-fields.ts'
import type { CategoryEntry, Site, SubcategoryEntry } from './site.ts'
import { slug } from './slug.ts'

const CITY_CENTER = { lat: -29.14, lng: -59.26 }
const MAP_ZOOM = 15

/** `/sitio.json` → site. Throws TypeError when the file holds no object. */
export function parseSite(file: unknown): Site {
  if (!isRecord(file)) throw new TypeError('An object was expected')
  const map = asRecord(file['map'])
  return {
    name: asText(file['name']),
    tagline: asText(file['tagline']),
    city: asText(file['city']),
    email: asText(file['email']),
    social: asSocialLinks(file['social'], SITE_SOCIAL_NETWORKS),
    map: {
      center: asLocation(map['center']) ?? CITY_CENTER,
      zoom: Number(map['zoom']) || MAP_ZOOM,
    },
    sampleData: file['sampleData'] === true,
    year: Number(file['year']) || 0,
    categories: sortedUnique(asList(file['categories']).map(parseCategory)),
  }
}

function parseCategory(value: unknown): CategoryEntry {
  const subcategories = asList(asRecord(value)['subcategories']).map(parseSubcategory)
  return { ...parseSubcategory(value), subcategories: sortedUnique(subcategories) }
}

function parseSubcategory(value: unknown): SubcategoryEntry {
  const record = asRecord(value)
  const name = asText(record['name'])
  return { name, slug: asText(record['slug']) || slug(name), icon: asImage(record['icon']) }
}
