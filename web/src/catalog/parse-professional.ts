import {
  asDigits,
  asImage,
  asList,
  asLocation,
  asNumber,
  asRecord,
  asSocialLinks,
  asText,
  parseEach,
} from './parse-fields.ts'
import { parseHours } from './parse-hours.ts'
import type { Professional } from './professional.ts'
import { slug } from './slug.ts'

/** `/profesionales.json` → professionals. Throws TypeError when the file holds no list. */
export function parseProfessionals(file: unknown): Professional[] {
  return parseEach(file, parseProfessional)
}

/** One record (spec section 3), null when it has no usable id, name or category. */
export function parseProfessional(value: unknown): Professional | null {
  const record = asRecord(value)
  const id = asNumber(record['id'])
  const name = asText(record['name'])
  const category = slug(asText(record['category']))
  const ownSlug = asText(record['slug']) || slug(name)
  if (!Number.isInteger(id) || id <= 0 || name === '' || category === '' || ownSlug === '')
    return null
  return {
    id,
    slug: ownSlug,
    category,
    name,
    specialty: asText(record['specialty']),
    license: asText(record['license']),
    image: asImage(record['image']),
    description: asText(record['description']),
    whatsapp: asDigits(record['whatsapp']),
    phone: asText(record['phone']),
    email: asEmail(record['email']),
    instagram: asSocialLinks(record['redes'], ['instagram']).instagram ?? '',
    gallery: asList(record['gallery']).map(asImage).filter(Boolean),
    hours: parseHours(record['hours']),
    address: asText(record['address']),
    location: asLocation(record['location']),
  }
}

/** An address of the form a@b without anything that could add to a mailto: link, '' otherwise. */
function asEmail(value: unknown): string {
  const text = asText(value)
  return /^[^\s@?&%]+@[^\s@?&%]+$/.test(text) ? text : ''
}
