import type { Hours } from '../hours/opening-hours.ts'
import type { Location } from '../stores/store.ts'
import {
  asDigits,
  asImage,
  asLocation,
  asNumber,
  asRecord,
  asSocialLinks,
  asText,
  parseEach,
} from '../parse-fields.ts'
import { type Photo, parseGallery } from '../photo.ts'
import { parseHours } from '../hours/parse-hours.ts'
import { slug } from '../slug.ts'
import { isNamedBy } from '../stores/categories.ts'
import type { ProfessionalCategory } from '../site/site.ts'

/** A professional. Texts are '' and lists [] when nothing is known. */
export interface Professional {
  id: number
  slug: string
  /** The route of the category: 'medicos', 'abogados' … */
  category: string
  name: string
  specialty: string
  /** Shown as Matrícula. */
  license: string
  /** Address of the photograph. */
  image: string
  description: string
  /** Digits only. */
  whatsapp: string
  phone: string
  email: string
  instagram: string
  gallery: Photo[]
  hours: Hours
  address: string
  location: Location | null
}

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
    gallery: parseGallery(record),
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

/** The professionals of the category that a route parameter names, by name. */
export function professionalsIn(
  professionals: readonly Professional[],
  param: string,
): Professional[] {
  const wanted = slug(param)
  return professionals
    .filter(({ category }) => category === wanted)
    .sort((one, other) => byName(one).localeCompare(byName(other), 'es'))
}

/**
 * The professional with this slug: within the category first, then, as it may have changed, under
 * the name of any other one, where the profile is published too.
 */
export function findProfessional(
  professionals: readonly Professional[],
  category: string,
  param: string,
  categories: readonly ProfessionalCategory[],
): Professional | undefined {
  const named = professionals.filter((one) => one.slug === param || isNamedBy(one.slug, param))
  const isKnown = categories.some(({ route }) => isNamedBy(route, category))
  return named.find((one) => one.category === slug(category)) ?? (isKnown ? named[0] : undefined)
}

/**
 * The name of a professional's category as people read it: 'medicos' → 'Médicos'; readable where it
 * has no card: 'peritos-judiciales' → 'Peritos judiciales'.
 */
export function professionalCategoryName(
  categories: readonly ProfessionalCategory[],
  category: string,
): string {
  const text = category.replaceAll('-', ' ').trim()
  const readable = text.charAt(0).toUpperCase() + text.slice(1)
  return categories.find(({ route }) => isNamedBy(route, category))?.name ?? readable
}

/** 'Dra. Marina Acuña' among the M: titles sort nobody. */
const byName = ({ name }: Professional): string => name.replace(/^\p{L}+\.\s+/u, '')
