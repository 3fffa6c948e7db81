import type { ImportDocument } from '../documents.ts'
import type { Identity } from './identity.ts'
import type { ImageLibrary } from '../read/images.ts'
import { reportMissingData, type ExpectedFields } from '../read/missing-data.ts'
import { readHours } from '../read/read-hours.ts'
import { readGallery, readImage } from '../read/read-image.ts'
import { readEmail, readSocial } from '../read/read-link.ts'
import { readLocation } from '../read/read-location.ts'
import { readPhone, readWhatsapp } from '../read/read-phone.ts'
import { readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'

export interface ProfessionalSources {
  images: ImageLibrary
  fallback: ReadonlySet<string>
  /** Routes of the professional categories. */
  routes: ReadonlySet<string>
}

const DESCRIPTION_LENGTH = 10_000

const EXPECTED: ExpectedFields = {
  present: ['category', 'name', 'specialty', 'license', 'description', 'whatsapp', 'hours'],
  filled: ['name', 'category', 'specialty', 'license', 'whatsapp', 'description', 'address'],
}

/** Legacy professional → professional document (spec section 3). */
export function professionalDocument(
  reader: RecordReader,
  { key, numero, name, slug }: Identity,
  sources: ProfessionalSources,
): ImportDocument<'professional'> {
  reportMissingData(reader, EXPECTED)
  const fields = {
    numero,
    slug,
    professionalCategory: categoryRoute(reader, sources.routes),
    name,
    specialty: readText(reader, 'specialty'),
    license: readText(reader, 'license'),
    image: readImage(reader, 'image', sources.images),
    description: readText(reader, 'description', { max: DESCRIPTION_LENGTH, lines: true }),
    whatsapp: readWhatsapp(reader, 'whatsapp'),
    phone: readPhone(reader, 'phone'),
    email: readEmail(reader, 'email'),
    social: readSocial(reader, 'redes', ['instagram']),
    gallery: readGallery(reader, 'gallery', sources.images),
    hours: readHours(reader, 'hours'),
    address: readText(reader, 'address'),
    location: readLocation(reader, sources.fallback),
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  return { type: 'professional', key, record: reader.source.label, fields: document }
}

/** 'Médicos' and 'medicos' name the same route. */
function categoryRoute(reader: RecordReader, routes: ReadonlySet<string>): string | null {
  const text = readText(reader, 'category')
  if (text === null) return null
  const route = addressSlug(text)
  if (routes.has(route)) return route
  reader.misfit('unknown-field', 'category', text, 'Ninguna categoría profesional se llama así.')
  return null
}
